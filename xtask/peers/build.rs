//! Generates the reader that xsd-parser makes of our schema, so that it can be
//! measured beside ours.

#[cfg(feature = "xsd-parser")]
#[path = "src/xsd_parser_config.rs"]
mod xsd_parser_config;

#[cfg(feature = "xsd-parser")]
mod reader {
    use std::env;
    use std::error::Error;
    use std::fs;
    use std::path::PathBuf;

    use xsd_parser::config::OptimizerFlags;
    use xsd_parser::generate;

    use crate::xsd_parser_config::config;

    /// Attributes that its code would mistake for content of the same name.
    const ATTRIBUTES: [&str; 3] = ["content", "siteid", "sponsorid"];

    pub(super) fn write() -> Result<(), Box<dyn Error>> {
        let schema = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?).join("../../schema/cif.xsd");
        let out = PathBuf::from(env::var("OUT_DIR")?);
        println!("cargo::rerun-if-changed={}", schema.display());
        println!("cargo::rerun-if-changed=build.rs");
        let mut text = fs::read_to_string(schema)?;
        for name in ATTRIBUTES {
            let attribute = |name: &str| format!("<xs:attribute name=\"{name}\"");
            text = text.replace(&attribute(name), &attribute(&format!("attribute_{name}")));
        }
        // It takes this default for one of another member of the union, and panics.
        text = text.replace(" default=\":standard\"", "");
        let renamed = out.join("cif.xsd");
        fs::write(&renamed, text)?;

        let mut config = config(renamed.canonicalize()?);
        config.optimizer.flags = OptimizerFlags::all() - OptimizerFlags::REMOVE_DUPLICATES;
        // Our schema has both a type `Index` and a type `IndexType`.
        config = config.with_type_postfix("XsdType");
        // It calls the value `*` of an enumeration `_`, which is no name.
        let mut code = generate(config)?
            .to_string()
            .replace("Self :: _)", "Self :: Any)")
            .replace("{ _ , }", "{ Any , }")
            .replace(", _ , }", ", Any , }");
        for name in ATTRIBUTES {
            code = code.replace(&format!("b\"attribute_{name}\""), &format!("b\"{name}\""));
        }
        fs::write(out.join("cif.rs"), code)?;
        Ok(())
    }
}

#[cfg(feature = "xsd-parser")]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    reader::write()
}

#[cfg(not(feature = "xsd-parser"))]
fn main() {
    println!("cargo::rerun-if-changed=build.rs");
}

//! Settings with which xsd-parser makes a reader of a schema.

use std::path::PathBuf;

use xsd_parser::Config;
use xsd_parser::config::{
    GeneratorFlags, InterpreterFlags, OptimizerFlags, ParserFlags, Resolver, Schema,
};

pub(crate) fn config(schema: PathBuf) -> Config {
    let mut config = Config::default().with_quick_xml_deserialize_config(true);
    config.parser.resolver = vec![Resolver::File];
    config.parser.flags = ParserFlags::all();
    config.parser.schemas = vec![Schema::File(schema)];
    // Numbers of any size would only make it slower.
    config.interpreter.flags = InterpreterFlags::all() - InterpreterFlags::WITH_NUM_BIG_INT;
    config.optimizer.flags = OptimizerFlags::all();
    config.generator.flags = GeneratorFlags::all();
    config
}

//! Whole-workspace test suites and the corpus.

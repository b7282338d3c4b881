//! Values of Arrow as values of Python.

use arrow_array::cast::AsArray as _;
use arrow_array::types::{
    ArrowPrimitiveType, Int8Type, Int16Type, Int32Type, Int64Type, UInt8Type, UInt16Type,
    UInt32Type, UInt64Type,
};
use arrow_array::{Array, RecordBatch};
use arrow_schema::DataType;
use pyo3::IntoPyObjectExt as _;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyTuple};

/// A row as a tuple.
pub(crate) fn row<'py>(
    py: Python<'py>,
    batch: &RecordBatch,
    at: usize,
) -> PyResult<Bound<'py, PyTuple>> {
    let values = batch.columns().iter().map(|it| value(py, it, at));
    PyTuple::new(py, values.collect::<PyResult<Vec<_>>>()?)
}

/// A value of an array: None, a text, a number, a list, or a dict.
fn value<'py>(py: Python<'py>, array: &dyn Array, at: usize) -> PyResult<Bound<'py, PyAny>> {
    if array.is_null(at) {
        return Ok(py.None().into_bound(py));
    }
    match array.data_type() {
        DataType::Utf8 => array.as_string::<i32>().value(at).into_bound_py_any(py),
        DataType::Boolean => array.as_boolean().value(at).into_bound_py_any(py),
        DataType::Int8 => number::<Int8Type>(py, array, at),
        DataType::Int16 => number::<Int16Type>(py, array, at),
        DataType::Int32 => number::<Int32Type>(py, array, at),
        DataType::Int64 => number::<Int64Type>(py, array, at),
        DataType::UInt8 => number::<UInt8Type>(py, array, at),
        DataType::UInt16 => number::<UInt16Type>(py, array, at),
        DataType::UInt32 => number::<UInt32Type>(py, array, at),
        DataType::UInt64 => number::<UInt64Type>(py, array, at),
        DataType::List(_) => {
            let items = array.as_list::<i32>().value(at);
            let values = (0..items.len()).map(|it| value(py, &items, it));
            PyList::new(py, values.collect::<PyResult<Vec<_>>>()?)?.into_bound_py_any(py)
        }
        DataType::Map(..) => {
            let pairs = array.as_map().value(at);
            let dict = PyDict::new(py);
            for pair in 0..pairs.len() {
                let [key, text] = [0, 1].map(|it| value(py, pairs.column(it), pair));
                dict.set_item(key?, text?)?;
            }
            dict.into_bound_py_any(py)
        }
        other => Err(PyTypeError::new_err(format!("no value for {other}"))),
    }
}

fn number<'py, T: ArrowPrimitiveType>(
    py: Python<'py>,
    array: &dyn Array,
    at: usize,
) -> PyResult<Bound<'py, PyAny>>
where
    T::Native: IntoPyObject<'py>,
{
    array.as_primitive::<T>().value(at).into_bound_py_any(py)
}

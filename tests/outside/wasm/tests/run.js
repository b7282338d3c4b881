// Calls one function of the bindings with the text of standard input.
const [bindings, name] = process.argv.slice(2);
const text = require("fs").readFileSync(0, "utf8");
process.stdout.write(String(require(bindings)[name](text)));

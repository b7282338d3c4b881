// Makes the page in `dist`: the library as WebAssembly with its bindings, the viewer of reports
// and the page's own scripts, as they are.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..');
const dist = join(here, 'dist');
const target = resolve(process.env.CARGO_TARGET_DIR ?? join(root, 'target'));

/// Bytes of scripts and WebAssembly at the most, compressed as hosts send them.
const MOST = 900_000;

function cargo(...args) {
  execFileSync('cargo', args, { cwd: here, stdio: 'inherit', env: { ...process.env, CARGO_TARGET_DIR: target } });
}

// The pages of rules are a script of their own, for whoever asks for them.
cargo('build', '--release', '--locked', '--package', 'cif-web', '--lib', '--target', 'wasm32-unknown-unknown',
  '--config', 'target.wasm32-unknown-unknown.rustflags = ["--cfg", "without_pages"]');
const made = join(target, 'page');
cargo('run', '--locked', '--quiet', '--package', 'cif-web-bindings', '--',
  join(target, 'wasm32-unknown-unknown/release/cif_web.wasm'), made);

rmSync(dist, { recursive: true, force: true });
mkdirSync(join(dist, 'library'), { recursive: true });
const copy = (from, to) => cpSync(from, join(dist, to), { recursive: true, filter: (name) => !name.includes('LICENSE') });
const write = (name, text) => writeFileSync(join(dist, name), text);
const text = (name) => readFileSync(join(root, name), 'utf8');

// A script, so that the policy of the page may forbid all connections.
write('library/module.js', `export default '${readFileSync(join(made, 'cif_web.xz')).toString('base64')}';\n`);
const unpacker = text('web/node_modules/xz-decompress/dist/package/xz-decompress.min.js');
write('library/unpacker.js', `const module = { exports: {} };
const { exports } = module;
const require = () => globalThis;
${unpacker}
export const { XzReadableStream } = module.exports;
`);
const pages = {};
for (const name of readdirSync(join(root, 'validator/src/rules'), { recursive: true })) {
  const rule = /(\w+)\.md$/.exec(name)?.[1].replaceAll('_', '-');
  if (rule) pages[rule] = text(join('validator/src/rules', name));
}
for (const page of text('validator/src/xml.md').split(/^# (?=xml:)/m).slice(1)) {
  const [name, ...lines] = page.split('\n');
  pages[name] = lines.join('\n').trim();
}
write('library/pages.js', `export default ${JSON.stringify(pages)};\n`);
cpSync(join(made, 'cif_web.js'), join(dist, 'library/cif_web.js'));
write('library/example.js', `export default ${JSON.stringify(text('docs/immortal.cif'))};\n`);

const viewer = ['board.js', 'chart.js', 'data.js', 'dom.js', 'game.js', 'list.js', 'moves.js', 'rows.js', 'viewer.js', 'style.css'];
for (const name of viewer) copy(join(root, 'crates/view/viewer', name), `viewer/${name}`);
for (const name of readdirSync(join(here, 'page'))) {
  if (/\.(js|css)$/.test(name) && name !== 'sw.js') copy(join(here, 'page', name), `page/${name}`);
}
write('index.html', text('web/page/index.html').replace('@PIECES@', () => text('crates/view/viewer/pieces.svg')));
mkdirSync(join(dist, 'licences'));
for (const name of readdirSync(join(root, 'LICENSES'))) cpSync(join(root, 'LICENSES', name), join(dist, 'licences', name));
cpSync(join(root, 'LICENSE'), join(dist, 'licences/NOTICE.txt'));

const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((it) => it.isFile())
  .map((it) => relative(dist, join(it.parentPath ?? it.path, it.name)).replaceAll('\\', '/'))
  .sort();
const hash = createHash('sha256');
for (const name of files) hash.update(name).update(readFileSync(join(dist, name)));
const kept = ['./', ...files.filter((name) => name !== 'index.html')];
write('sw.js', text('web/page/sw.js').replace('@VERSION@', hash.digest('hex').slice(0, 16)).replace('@FILES@', kept.join("', '")));

const compressed = (name) => gzipSync(readFileSync(join(dist, name)), { level: 9 }).length;
const scripts = [...files.filter((name) => name.endsWith('.js') && name !== 'library/pages.js'), 'sw.js'];
const size = scripts.reduce((sum, name) => sum + compressed(name), 0);
console.log(`dist: ${files.length + 1} files; scripts and WebAssembly ${Math.round(size / 1000)} kB compressed, `
  + `${Math.round(compressed('library/module.js') / 1000)} of them the library; `
  + `pages of rules ${Math.round(compressed('library/pages.js') / 1000)} kB, read when they are asked for`);
if (size > MOST) throw new Error(`that is more than ${MOST / 1000} kB`);

// The page: a file is chosen or dropped, and looked at in views that the address names.

import example from '../library/example.js';
import { el } from '../viewer/dom.js';
import { Viewer } from '../viewer/viewer.js';
import { OpenedFile } from './file.js';
import { FindingsView } from './findings.js';
import { SaveView } from './save.js';
import { size } from './words.js';

const part = (id) => document.getElementById(id);
const app = part('app');
const tabs = { games: part('to-games'), findings: part('to-findings'), save: part('to-save') };
const title = document.title;

/// The file that is open, and the views of it once it begins to be read.
let opened;

/// Opens a file in the place of the one that is open; a note is shown once it is read.
async function open(file, note = '') {
  if (!file) return;
  close();
  const it = { file: new OpenedFile(file, () => changed(it)), note };
  opened = it;
  part('name').textContent = `${file.name} (${size(file.size)})`;
  part('start').hidden = true;
  part('top').hidden = false;
  changed(it);
  it.file.read();
  await it.file.begun;
  if (it !== opened) return;
  it.viewer = new Viewer(app, it.file);
  it.findings = new FindingsView(it.file);
  it.save = new SaveView(it.file, open);
  changed(it);
  await show();
  app.focus({ preventScroll: true });
}

/// Says that a folder cannot be opened, beside the file that is open.
function refuseFolder() {
  const { textContent } = part('refused');
  part('refused').hidden = false;
  if (!opened) return;
  opened.note = textContent;
  changed(opened);
}

/// Closes the file that is open.
function close() {
  opened?.file.close();
  opened = undefined;
  history.replaceState(null, '', location.pathname + location.search);
  app.replaceChildren();
  part('top').hidden = true;
  part('start').hidden = false;
  part('refused').hidden = true;
  document.title = title;
}

/// Shows what changed of a file.
function changed(it) {
  if (it !== opened) return;
  const { work, error, found, overview, kind } = it.file;
  part('bar').hidden = !work;
  part('bar').value = work?.share ?? 1;
  const state = error ? `The file cannot be read to its end: ${error}.`
    : work ? `${work.text}\u2026 ${Math.round(work.share * 100)} %` : it.note;
  if (part('said').textContent !== state) part('said').textContent = state;
  part('said').classList.toggle('failed', error !== undefined);
  tabs.games.textContent = `Games (${overview.count.toLocaleString('en')})`;
  tabs.findings.textContent = 'Findings' + (work && kind === 'cif' ? '' : ` (${found.toLocaleString('en')})`);
  it.findings?.refresh();
  it.save?.refresh();
  if (!it.viewer?.games.element.isConnected) return;
  if (!work && overview.count === 1) show();
  else it.viewer.games.refresh();
}

/// Shows the view that the address names.
async function show() {
  if (!opened?.viewer) return;
  const { file, viewer } = opened;
  const name = { '#findings': 'findings', '#save': 'save' }[location.hash] ?? 'games';
  for (const [other, tab] of Object.entries(tabs)) {
    if (other === name) tab.setAttribute('aria-current', 'page');
    else tab.removeAttribute('aria-current');
  }
  if (name !== 'games') {
    viewer.hide();
    app.replaceChildren(opened[name].element);
    document.title = `${{ findings: 'Findings', save: 'Fix and convert' }[name]} \u2013 ${file.title}`;
    return;
  }
  try {
    await viewer.show();
  } catch (error) {
    const why = `This game cannot be shown: ${error.message}.`;
    if (opened?.file === file) app.replaceChildren(el('main', {}, el('p', { class: 'failed' }, why)));
  }
}

part('file').addEventListener('change', (event) => {
  open(event.target.files[0]);
  event.target.value = '';
});
part('example').addEventListener('click', () => open(new File([example], 'immortal.cif')));
part('another').addEventListener('click', () => {
  close();
  part('file').focus();
});
addEventListener('hashchange', show);
addEventListener('keydown', (event) => opened?.viewer?.key(event));

// A file may be dropped anywhere.
const isDragged = (event) => event.dataTransfer?.types.includes('Files');
addEventListener('dragover', (event) => {
  if (!isDragged(event)) return;
  event.preventDefault();
  document.body.classList.add('dropping');
});
addEventListener('dragleave', (event) => {
  if (!event.relatedTarget) document.body.classList.remove('dropping');
});
addEventListener('drop', (event) => {
  if (!isDragged(event)) return;
  event.preventDefault();
  document.body.classList.remove('dropping');
  const dropped = [...event.dataTransfer.items].filter((item) => item.kind === 'file');
  const files = dropped.filter((item) => !item.webkitGetAsEntry()?.isDirectory).map((item) => item.getAsFile());
  const note = dropped.length > 1 ? `One file is shown at a time: of ${dropped.length} things that were dropped, this one.` : '';
  if (files.length > 0) open(files[0], note);
  else refuseFolder();
});

// Once it is loaded, the page needs no network.
navigator.serviceWorker?.register('sw.js');

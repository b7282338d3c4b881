// Fixing and converting a file, and downloading what came of it.

import { el } from '../viewer/dom.js';
import { number, size } from './words.js';

/// The view of what can be made of a file; `open` opens a file that was made.
export class SaveView {
  constructor(file, open) {
    this.file = file;
    this.open = open;
    this.element = el('main', { class: 'save' }, el('h1', {}, 'Fix and convert'));
  }

  /// Shows what can be made, once the form of the file is known.
  refresh() {
    const { kind } = this.file;
    if (kind && this.element.childElementCount === 1) {
      this.element.append(...(kind === 'cif' ? [this.fixing()] : []), this.converting(kind));
    }
    if (this.fixes) this.fixes.textContent = this.fixable();
  }

  fixable() {
    const { fixable: { safe, unsafe }, work } = this.file;
    if (work) return 'The archive is being checked\u2026';
    if (safe + unsafe === 0) return 'The check found nothing that can be fixed.';
    const may = 'that may change the meaning';
    return `${number(safe, 'finding')} with a safe fix, and ${number(unsafe, 'finding')} with one ${may}. A fix may bring up others.`;
  }

  fixing() {
    this.fixes = el('p', {});
    const unsafe = el('input', { type: 'checkbox', id: 'unsafe' });
    const option = el('p', { class: 'field check' }, unsafe,
      el('label', { for: 'unsafe' }, 'Also apply fixes that may change the meaning'));
    return this.job('Fix', [this.fixes, option], async (progress) => {
      const { report: { applied, remaining, stopped }, blob } = await this.file.fix(unsafe.checked, progress);
      const left = remaining.findings === 0 ? 'nothing remains to be found'
        : remaining.findings === 1 ? '1 finding remains' : `${number(remaining.findings, 'finding')} remain`;
      const said = `${applied === 0 ? 'Nothing was' : number(applied, 'fault')} fixed; ${left}`;
      return [
        el('p', {}, `${said}${stopped ? '; stopped, though fixes are left' : ''}.`),
        blob && this.download(blob, this.file.named('cif', '-fixed')),
      ];
    });
  }

  converting(kind) {
    const about = kind === 'cif' ? 'PGN has no place for much of what an archive holds; what is lost is listed.'
      : 'An archive holds all that is in the file; what the PGN says badly is listed.';
    return this.job(kind === 'cif' ? 'Convert to PGN' : 'Convert to CIF', [el('p', {}, about)], async (progress) => {
      const { kind: form, report: { games, missing, found }, blob } = await this.file.convert(progress);
      const out = missing > 0 ? `, ${missing.toLocaleString('en')} left out` : '';
      return [
        el('p', {}, `${number(games - missing, 'game')} converted${out}.`),
        this.download(blob, this.file.named(form)),
        found.length > 0 && el('h3', {}, kind === 'cif' ? 'Lost, or said badly' : 'Said badly'),
        found.length > 0 && el('ul', {}, found.map((group) => this.group(group))),
      ];
    });
  }

  /// Findings of a kind: their number, and some of them.
  group({ count, examples }) {
    return el('li', { class: `finding ${examples[0].severity}` },
      el('strong', {}, count.toLocaleString('en')), ' \u00D7 ', el('code', {}, examples[0].id),
      el('ul', {}, examples.map((it) => el('li', {}, el('bdi', {}, it.message),
        it.game !== undefined && [' ', el('a', { href: `#${it.game + 1}` }, `Game ${(it.game + 1).toLocaleString('en')}`)]))));
  }

  /// A job with a button that starts it, its progress, and what came of it.
  job(name, about, work) {
    const result = el('div', { class: 'outcome', role: 'status' });
    const bar = el('progress', { max: 1, value: 0, 'aria-label': `${name}: progress`, hidden: true });
    const run = async () => {
      button.disabled = true;
      bar.hidden = false;
      result.replaceChildren();
      try {
        const parts = await work((share) => { bar.value = share; });
        result.replaceChildren(...parts.filter((it) => it));
      } catch (error) {
        result.replaceChildren(el('p', { class: 'failed' }, `It failed: ${error.message}.`));
      }
      bar.hidden = true;
      button.disabled = false;
    };
    const button = el('button', { type: 'button', class: 'act', onclick: run }, name);
    return el('section', { class: 'card' }, el('h2', {}, name), about, button, bar, result);
  }

  download(blob, name) {
    return el('p', { class: 'made' },
      el('a', { class: 'act', href: URL.createObjectURL(blob), download: name }, `Download ${name} (${size(blob.size)})`),
      el('button', { type: 'button', class: 'link', onclick: () => this.open(new File([blob], name)) }, 'Open it here'));
  }
}

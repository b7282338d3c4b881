// The findings of a file by their kinds, each with its help, its place, and what it means.

import { el } from '../viewer/dom.js';
import { markdown, number } from './words.js';

/// Findings of a kind that are shown at a time.
const SOME = 50;

const SEVERITIES = ['error', 'warning', 'info'];

/// The view of a file's findings.
export class FindingsView {
  constructor(file) {
    this.file = file;
    this.count = el('p', { class: 'count' });
    this.groups = el('div', { class: 'groups' });
    this.element = el('main', { class: 'checked' }, el('h1', {}, 'Findings'), this.count, this.groups);
    this.shown = 0;
  }

  /// Shows what was found by now.
  refresh() {
    const { findings, found, kind, work, error } = this.file;
    const waits = kind === 'cif' && work;
    const part = found > findings.length ? `; the first ${findings.length.toLocaleString('en')} are shown` : '';
    const nothing = error ? 'The file could not be read to its end.' : 'Nothing was found.';
    const said = found === 0 ? nothing : `${number(found, 'finding')}${part}.`;
    this.count.textContent = waits ? 'The archive is being checked\u2026' : said;
    if (waits || this.shown === findings.length) return;
    this.shown = findings.length;
    const groups = new Map();
    for (const finding of findings) {
      if (!groups.has(finding.id)) groups.set(finding.id, []);
      groups.get(finding.id).push(finding);
    }
    const rank = ([{ severity }]) => SEVERITIES.indexOf(severity);
    const sorted = [...groups.values()].sort((one, other) => rank(one) - rank(other) || other.length - one.length);
    const opened = new Set([...this.groups.querySelectorAll('.group[open]')].map((it) => it.dataset.id));
    this.groups.replaceChildren(...sorted.map((group) => this.group(group, sorted.length === 1 || opened.has(group[0].id))));
  }

  group(group, open) {
    const [{ severity, id, message }] = group;
    const list = el('ul', {});
    const more = el('button', { type: 'button', class: 'more', onclick: () => append() }, 'Show more');
    const append = () => {
      const from = list.childElementCount;
      list.append(...group.slice(from, from + SOME).map((it) => this.finding(it)));
      more.hidden = list.childElementCount >= group.length;
    };
    const others = group.length > 1 && el('span', { class: 'faint' }, `and ${(group.length - 1).toLocaleString('en')} more `);
    const element = el('details', { class: 'group', open, 'data-id': id },
      el('summary', {}, el('span', { class: `severity ${severity}` }, severity), ' ', el('bdi', {}, message), ' ', others,
        el('code', {}, id)),
      this.meaning(id), list, more);
    const fill = () => { if (element.open && list.childElementCount === 0) append(); };
    element.addEventListener('toggle', fill);
    fill();
    return element;
  }

  /// The page of a kind of findings, which is asked for when it is opened.
  meaning(id) {
    const summary = el('summary', {}, 'What it means');
    const element = el('details', { class: 'meaning' }, summary);
    element.addEventListener('toggle', async () => {
      const text = await this.file.explain(id);
      element.replaceChildren(summary, ...markdown(text ?? 'There is no page about it.'));
    }, { once: true });
    return element;
  }

  finding({ severity, message, help, line, column, game, fix }) {
    const where = [
      game !== undefined && el('a', { href: `#${game + 1}` }, `Game ${(game + 1).toLocaleString('en')}`),
      line !== undefined && `line ${line.toLocaleString('en')}, column ${column.toLocaleString('en')}`,
      fix === true && 'can be fixed safely',
      fix === false && 'can be fixed, but the meaning may change',
    ].filter((it) => it);
    return el('li', { class: `finding ${severity}` },
      el('bdi', {}, message),
      help && el('div', { class: 'help' }, 'Help: ', el('bdi', {}, help)),
      el('div', { class: 'faint' }, where.map((it, at) => [at > 0 && ' \u00B7 ', it])));
  }
}

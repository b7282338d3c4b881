// The list of games: filtered, sorted, and shown as far as it is scrolled to.

import { el } from './dom.js';

const SOME = 100;

const COLUMNS = [
  { name: 'White', key: 'white' },
  { name: 'Black', key: 'black' },
  { name: 'Result', key: 'result' },
  { name: 'Event', key: 'event' },
  { name: 'Date', key: 'date' },
  { name: 'Opening', key: 'eco' },
  { name: 'Moves', key: 'plies', number: true },
  { name: 'Accuracy', key: 'best', number: true },
];

/// The list; rows are links to their games.
export class GameList {
  constructor(list) {
    this.rows = list.rows;
    for (const row of this.rows) {
      row.best = Math.max(row.accuracy[0] ?? -1, row.accuracy[1] ?? -1);
    }
    this.columns = COLUMNS.filter(({ key }) => this.rows.some((row) => row[key] && row[key] !== -1));
    this.sorted = { key: 'number', down: false };
    this.order = this.rows.map((row) => row.number);
    this.search = el('input', {
      type: 'search', id: 'search', placeholder: 'Players, event, date, opening\u2026', oninput: () => this.update(),
    });
    this.result = el('select', { id: 'result', onchange: () => this.update() },
      el('option', { value: '' }, 'Any'),
      [...new Set(this.rows.map((row) => row.result))].sort().map((it) => el('option', { value: it }, shown(it))));
    this.found = el('input', { type: 'checkbox', id: 'found', onchange: () => this.update() });
    const findings = this.rows.some((row) => row.findings > 0);
    this.count = el('p', { class: 'count', role: 'status' });
    this.heads = this.columns.map((column) => el('th', {
      scope: 'col', class: column.number ? 'numeric' : undefined,
    }, el('button', { type: 'button', onclick: () => this.sort(column.key) }, column.name)));
    this.body = el('tbody', {});
    this.more = el('button', { type: 'button', class: 'more', onclick: () => this.append() }, 'Show more games');
    this.element = el('main', { class: 'list' },
      el('h1', {}, list.title),
      el('form', { class: 'filters', role: 'search', onsubmit: (event) => event.preventDefault() },
        el('div', { class: 'field grow' }, el('label', { for: 'search' }, 'Search'), this.search),
        el('div', { class: 'field' }, el('label', { for: 'result' }, 'Result'), this.result),
        findings && el('div', { class: 'field check' }, this.found, el('label', { for: 'found' }, 'With findings'))),
      this.count,
      el('table', {}, el('thead', {}, el('tr', {}, this.heads)), this.body),
      this.more);
    new IntersectionObserver((seen) => seen[0].isIntersecting && this.append(), { rootMargin: '600px' })
      .observe(this.more);
    this.update();
  }

  sort(key) {
    const down = this.sorted.key === key ? !this.sorted.down : key === 'best';
    this.sorted = { key, down };
    this.update();
  }

  /// Finds the rows anew and shows the first of them.
  update() {
    const words = this.search.value.toLowerCase().split(/\s+/).filter((word) => word);
    const result = this.result.value;
    const { key, down } = this.sorted;
    const fits = (row) => words.every((word) => text(row).includes(word))
      && (result === '' || row.result === result)
      && (!this.found.checked || row.findings > 0);
    const rows = this.rows.filter(fits);
    const collator = new Intl.Collator(undefined, { numeric: true });
    const compare = typeof this.rows[0]?.[key] === 'number'
      ? (one, other) => one[key] - other[key]
      : (one, other) => collator.compare(one[key], other[key]);
    if (key !== 'number') rows.sort((one, other) => (down ? -1 : 1) * compare(one, other) || one.number - other.number);
    this.shown = rows;
    this.order = rows.map((row) => row.number);
    this.heads.forEach((head, at) => {
      const own = this.columns[at].key === key;
      if (own) head.setAttribute('aria-sort', down ? 'descending' : 'ascending');
      else head.removeAttribute('aria-sort');
    });
    const all = this.rows.length;
    this.count.textContent = rows.length === all
      ? `${all.toLocaleString('en')} game${all === 1 ? '' : 's'}`
      : `${rows.length.toLocaleString('en')} of ${all.toLocaleString('en')} games`;
    this.body.replaceChildren();
    this.append();
  }

  append() {
    const from = this.body.childElementCount;
    const rows = this.shown.slice(from, from + SOME);
    this.body.append(...rows.map((row) => this.row(row)));
    this.more.hidden = this.body.childElementCount >= this.shown.length;
  }

  row(row) {
    const href = '#' + (row.number + 1);
    const cells = {
      white: () => [el('a', { href }, el('bdi', {}, row.white || 'White')), rating(row.whiteRating)],
      black: () => [el('bdi', {}, row.black || 'Black'), rating(row.blackRating)],
      result: () => shown(row.result),
      event: () => [el('bdi', {}, row.event), row.round && el('span', { class: 'faint' }, ` (${row.round})`)],
      date: () => row.date,
      eco: () => [row.eco, ' ', el('span', { class: 'faint' }, row.opening || row.variant)],
      plies: () => Math.ceil(row.plies / 2),
      best: () => row.best >= 0 && row.accuracy.map((it) => (it === null ? '\u2013' : Math.round(it) + '%')).join(' '),
    };
    const open = (event) => {
      if (!event.target.closest('a') && !getSelection().toString()) location.hash = href;
    };
    return el('tr', { onclick: open }, this.columns.map((column) => el('td', {
      class: `of-${column.key}` + (column.number ? ' numeric' : ''),
    }, cells[column.key]())));
  }
}

/// The words that a row is searched by.
function text(row) {
  row.text ??= [row.white, row.black, row.event, row.site, row.date, row.eco, row.opening,
    row.variant, row.result].join('\n').toLowerCase();
  return row.text;
}

function rating(score) {
  return score && el('span', { class: 'faint' }, ` ${score}`);
}

function shown(result) {
  return result.replaceAll('1/2', '\u00BD').replaceAll('-', '\u2013');
}

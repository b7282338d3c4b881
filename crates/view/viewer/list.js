// The list of games: filtered, sorted, and shown as far as it is scrolled to.

import { el } from './dom.js';
import { shownResult } from './rows.js';

const SOME = 100;

/// The columns: each is there where a game has something of what it is `of`, else of its key.
/// Every game has a result, and so the names are always there: they are the links.
const COLUMNS = [
  { name: 'White', key: 'white', of: ['result'] },
  { name: 'Black', key: 'black', of: ['result'] },
  { name: 'Result', key: 'result' },
  { name: 'Event', key: 'event', of: ['event', 'round'] },
  { name: 'Date', key: 'date' },
  { name: 'Opening', key: 'eco', of: ['eco', 'opening', 'variant'] },
  { name: 'Moves', key: 'plies', number: true },
  { name: 'Accuracy', key: 'best', number: true },
];

/// The list of a source's games; rows are links to their games.
export class GameList {
  constructor(source) {
    this.source = source;
    this.sorted = { key: 'number', down: false };
    this.order = [];
    this.seen = [];
    this.search = el('input', {
      type: 'search', id: 'search', placeholder: 'Players, event, date, opening\u2026', oninput: () => this.update(),
    });
    this.result = el('select', { id: 'result', onchange: () => this.update() });
    this.found = el('input', { type: 'checkbox', id: 'found', onchange: () => this.update() });
    this.findings = el('div', { class: 'field check' }, this.found, el('label', { for: 'found' }, 'With findings'));
    this.count = el('p', { class: 'count', role: 'status' });
    this.heads = el('tr', {});
    this.body = el('tbody', {});
    this.more = el('button', { type: 'button', class: 'more', onclick: () => this.append() }, 'Show more games');
    this.element = el('main', { class: 'list' },
      el('h1', {}, el('bdi', {}, source.title)),
      el('form', { class: 'filters', role: 'search', onsubmit: (event) => event.preventDefault() },
        el('div', { class: 'field grow' }, el('label', { for: 'search' }, 'Search'), this.search),
        el('div', { class: 'field' }, el('label', { for: 'result' }, 'Result'), this.result),
        this.findings),
      this.count,
      el('table', {}, el('thead', {}, this.heads), this.body),
      this.more);
    new IntersectionObserver((seen) => seen[0].isIntersecting && this.append(), { rootMargin: '600px' })
      .observe(this.more);
    this.refresh();
  }

  /// Shows what the source has by now.
  async refresh() {
    const { names, results } = this.source.overview;
    const columns = COLUMNS.filter(({ key, of = [key] }) => of.some((name) => names.includes(name)));
    if (columns.length !== this.columns?.length) {
      this.columns = columns;
      this.heads.replaceChildren(...columns.map((column) => el('th', {
        scope: 'col', class: column.number ? 'numeric' : undefined,
      }, el('button', { type: 'button', onclick: () => this.sort(column.key) }, column.name))));
      this.clear();
    }
    if (results.length + 1 !== this.result.options.length) {
      const { value } = this.result;
      this.result.replaceChildren(el('option', { value: '' }, 'Any'),
        ...results.map((it) => el('option', { value: it }, shownResult(it))));
      this.result.value = value;
    }
    this.findings.hidden = !names.includes('findings');
    await this.update();
  }

  sort(key) {
    const down = this.sorted.key === key ? !this.sorted.down : key === 'best';
    this.sorted = { key, down };
    this.update();
  }

  /// Finds the rows anew and shows the first of them, unless they are shown already.
  async update() {
    const query = {
      words: this.search.value.toLowerCase().split(/\s+/).filter((word) => word),
      result: this.result.value,
      findings: this.found.checked,
      ...this.sorted,
    };
    this.query = query;
    const order = await this.source.find(query);
    // There is a newer one.
    if (this.query !== query) return;
    this.order = order;
    [...this.heads.children].forEach((head, at) => {
      const own = this.columns[at].key === query.key;
      if (own) head.setAttribute('aria-sort', query.down ? 'descending' : 'ascending');
      else head.removeAttribute('aria-sort');
    });
    const all = this.source.overview.count;
    this.count.textContent = order.length === all
      ? `${all.toLocaleString('en')} game${all === 1 ? '' : 's'}`
      : `${order.length.toLocaleString('en')} of ${all.toLocaleString('en')} games`;
    if (this.seen.some((number, at) => number !== order[at])) this.clear();
    if (this.seen.length < SOME) await this.append();
    this.more.hidden = this.seen.length >= order.length;
  }

  clear() {
    this.seen = [];
    this.body.replaceChildren();
  }

  /// Shows some more rows.
  async append() {
    const { seen } = this;
    const from = seen.length;
    const rows = await this.source.rows(this.order.slice(from, from + SOME));
    // Another call was faster.
    if (this.seen !== seen || seen.length !== from) return;
    seen.push(...rows.map((row) => row.number));
    this.body.append(...rows.map((row) => this.row(row)));
    this.more.hidden = seen.length >= this.order.length;
  }

  /// Brings the row of a game back that was left for its game.
  focus(number) {
    if (number !== undefined) this.body.querySelector(`a[href="#${number + 1}"]`)?.focus();
  }

  row(row) {
    const href = '#' + (row.number + 1);
    const cells = {
      white: () => [el('a', { href }, el('bdi', {}, row.white || 'White')), rating(row.whiteRating), second(row, 0)],
      black: () => [el('bdi', {}, row.black || 'Black'), rating(row.blackRating), second(row, 1)],
      result: () => shownResult(row.result),
      event: () => [el('bdi', {}, row.event), row.round && el('span', { class: 'faint' }, ' (', el('bdi', {}, row.round), ')')],
      date: () => row.date,
      eco: () => [el('bdi', {}, row.eco), ' ', el('bdi', { class: 'faint' }, row.opening || row.variant)],
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

/// The player of a side on the second board.
function second({ second: players }, side) {
  if (players.length === 0) return null;
  const [name, score] = players[side];
  return el('div', {}, el('bdi', {}, name || ['White', 'Black'][side]), rating(score));
}

function rating(score) {
  return score && el('span', { class: 'faint' }, ` ${score}`);
}

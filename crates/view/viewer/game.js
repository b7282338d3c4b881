// A game: boards, moves, chart, head and findings, and the position that all of them show.

import { el, plain, svg } from './dom.js';
import { Boards } from './board.js';
import { Chart } from './chart.js';
import { MoveList, worst } from './moves.js';

/// The view of a game. `moved` is called with each position that is shown.
export class GameView {
  constructor(game, { back, before, after, moved }) {
    this.game = game;
    this.moved = moved;
    this.at = -1;
    const { record } = game;
    const go = (number) => this.go(number);
    this.boards = new Boards(game);
    this.moves = new MoveList(game, go);
    this.charts = (record.reviews ?? [])
      .filter((review) => review.line.some((number) => game.moves[number].v !== undefined))
      .map((review) => new Chart(game, review, record.boards[review.board]?.name, go));
    this.said = el('p', { class: 'unseen', 'aria-live': 'polite' });
    this.found = el('ul', { class: 'found-here' });
    this.fen = el('input', { type: 'text', readonly: true, id: 'fen', onfocus: () => this.fen.select() });
    this.controls = this.buttons();
    const board = el('section', { class: 'board-side', 'aria-label': 'Board' },
      record.boards.length > 0 ? this.boards.element
        : el('p', { class: 'no-board' }, record.files > 0 ? 'The board has too many squares to be shown.'
          : 'The start position cannot be played, so there is no board.'),
      record.boards.length > 0 && isEmpty(record.start)
        && el('p', { class: 'no-board' }, 'The start position is not known; the squares of moves are marked.'),
      this.controls, this.found, this.charts.map((chart) => chart.element),
      record.start.f && el('div', { class: 'fen' }, el('label', { for: 'fen' }, 'FEN'), this.fen),
      el('p', { class: 'keys' }, 'Keys: \u2190 \u2192 moves, \u2191 \u2193 variations, Home, End, f flips the board'));
    const moves = el('section', { class: 'moves-side', 'aria-label': 'Moves' },
      this.heading(), this.facts(), this.reviews(), this.tools(), this.moves.element,
      this.findings(), this.head());
    this.element = el('main', { class: 'game' + (record.across > 1 ? ' several' : '') },
      el('nav', { class: 'between', 'aria-label': 'Games' },
        back && el('a', { href: back, class: 'back' }, '\u2190 All games'),
        el('span', { class: 'grow' }),
        before && el('a', { href: before }, 'Previous game'),
        after && el('a', { href: after }, 'Next game')),
      board, moves, this.said);
    this.listen();
  }

  /// The players of each board, White first, each in the direction of the name.
  heading() {
    const { players, title } = this.game.record;
    const boards = players.map((names) => names.filter((name) => name))
      .filter((names) => names.length > 0);
    const pair = (names) => names.map((name, at) => [at > 0 && ' - ', el('bdi', {}, name)]);
    return el('h1', {}, boards.length > 0
      ? boards.map((names, at) => [at > 0 && '; ', pair(names)]) : title);
  }

  /// What matters most of the head, in a line.
  facts() {
    const said = Object.fromEntries(this.game.record.head);
    const facts = ['Event', 'Site', 'Date', 'Round', 'Opening', 'Variant'].map((name) => {
      const text = said[name] ?? said[name + ' A'];
      return text && (name === 'Round' ? 'round ' + text : text);
    });
    const known = facts.filter((fact) => fact);
    return known.length > 0 && el('p', { class: 'facts' }, known.map((fact, at) => [
      at > 0 ? ' \u00B7 ' : '', el('bdi', {}, fact)]));
  }

  /// The accuracy of the players.
  reviews() {
    const reviews = (this.game.record.reviews ?? []).filter((it) => it.accuracy.some((side) => side !== null));
    const word = (count, one) => `${count} ${one}${count === 1 ? '' : one.endsWith('y') ? '' : 's'}`;
    return reviews.map((review) => el('div', { class: 'reviews' }, [0, 1].map((side) => {
      const [inaccuracies, mistakes, blunders] = review.counts[side];
      const accuracy = review.accuracy[side];
      return el('div', { class: 'review' },
        el('span', { class: side === 0 ? 'disc white' : 'disc black' }),
        el('span', { class: 'review-name' }, ['White', 'Black'][side]),
        el('strong', {}, accuracy === null ? '\u2013' : accuracy.toFixed(1) + '%'),
        el('span', { class: 'faint' }, 'accuracy'),
        el('span', { class: 'faint counts' },
          `${inaccuracies} ${inaccuracies === 1 ? 'inaccuracy' : 'inaccuracies'}, ${word(mistakes, 'mistake')}, ${word(blunders, 'blunder')}`));
    })));
  }

  /// The language switch, and what is shown among the moves.
  tools() {
    const languages = this.game.languages();
    const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' });
    const name = (code) => { try { return names.of(code); } catch { return code; } };
    const has = this.game.moves.some((move) => move.e || move.t || move.u);
    const hide = (event) => this.moves.element.classList.toggle('quiet', !event.target.checked);
    const tools = [
      languages.length > 0 && el('span', { class: 'tool' },
        el('label', { for: 'language' }, 'Comments in '),
        el('select', { id: 'language', onchange: (event) => this.moves.language(event.target.value) },
          el('option', { value: '' }, 'all languages'),
          languages.map((code) => el('option', { value: code }, name(code))))),
      has && el('span', { class: 'tool' },
        el('input', { type: 'checkbox', id: 'data', checked: true, onchange: hide }),
        el('label', { for: 'data' }, ' Scores and clocks')),
    ].filter((tool) => tool);
    return tools.length > 0 && el('div', { class: 'tools' }, tools);
  }

  head() {
    const { head } = this.game.record;
    const open = matchMedia('(min-width: 52rem) and (min-height: 40rem)').matches;
    return head.length > 0 && el('details', { class: 'head', open }, el('summary', {}, 'About the game'),
      el('dl', {}, head.map(([name, text]) => [el('dt', {}, name), el('dd', {}, el('bdi', {}, text))])));
  }

  findings() {
    const { findings } = this.game.record;
    return findings && el('details', { class: 'findings', open: true },
      el('summary', {}, `${findings.length} finding${findings.length === 1 ? '' : 's'} about the game`),
      el('ul', {}, findings.map(finding)));
  }

  buttons() {
    const button = (label, sign, act) => el('button', {
      type: 'button', 'aria-label': label, title: label, onclick: act,
    }, svg('svg', { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true' }, svg('path', { d: sign })));
    this.back = [
      button('First position', 'M5 5h2.5v14H5zM19 5v14l-10-7z', () => this.go(-1)),
      button('Back', 'M17 5v14L6.5 12z', () => this.step(-1)),
    ];
    this.forth = [
      button('Forward', 'M7 5l10.500 7L7 19z', () => this.step(1)),
      button('Last position', 'M5 5l10 7-10 7zM16.500 5H19v14h-2.500z', () => this.go(this.game.end(this.at))),
    ];
    return el('div', { class: 'controls', role: 'group', 'aria-label': 'Moves' },
      this.back, this.forth, button('Flip the board', 'M8 4l4 4.500H9.200V20H6.800V8.500H4zM16 20l-4-4.500h2.800V4h2.400v11.500H20z', () => this.flip()));
  }

  flip() {
    this.boards.flipped = !this.boards.flipped;
    this.boards.show(this.at);
  }

  step(by) {
    if (by < 0) this.go(this.at < 0 ? -1 : this.game.at(this.at).parent);
    else this.go(this.game.at(this.at).children[0] ?? this.at);
  }

  /// Goes to the alternative before or after the move.
  turn(by) {
    if (this.at < 0) return;
    const others = this.game.at(this.game.at(this.at).parent).children;
    const next = others[others.indexOf(this.at) + by];
    if (next !== undefined) this.go(next);
  }

  go(number) {
    if (number !== this.at) this.show(number);
  }

  /// Shows the position after a move; -1 is the start.
  show(number) {
    const { game } = this;
    this.at = number;
    const move = game.at(number);
    if (game.record.boards.length > 0) this.boards.show(number);
    this.moves.show(number, this.moves.element.contains(document.activeElement));
    this.charts.forEach((chart) => chart.show(number));
    this.fen.value = game.fen(number) ?? '';
    this.back.forEach((button) => { button.disabled = number < 0; });
    this.forth.forEach((button) => { button.disabled = move.children.length === 0; });
    this.found.replaceChildren(...(move.i ?? []).map(finding));
    const comments = (move.said.c ?? []).map((comment) => plain(comment.t)).join(' ');
    this.said.textContent = number < 0 ? 'Start position'
      : `${move.label} ${move.s}${move.x === undefined ? '' : ', check'}. ${move.e ?? ''} ${comments}`;
    this.moved(number);
  }

  listen() {
    let rolled = 0;
    const boards = this.boards.element;
    boards.addEventListener('wheel', (event) => {
      if (event.ctrlKey) return;
      event.preventDefault();
      rolled += event.deltaY;
      if (Math.abs(rolled) < 40) return;
      this.step(Math.sign(rolled));
      rolled = 0;
    }, { passive: false });
    let touch;
    boards.addEventListener('touchstart', (event) => { touch = event.touches[0]; }, { passive: true });
    boards.addEventListener('touchend', (event) => {
      const end = event.changedTouches[0];
      const [x, y] = [end.clientX - touch.clientX, end.clientY - touch.clientY];
      if (Math.abs(x) > 40 && Math.abs(x) > 2 * Math.abs(y)) this.step(x < 0 ? 1 : -1);
    }, { passive: true });
  }

  /// Obeys a key, unless somebody writes.
  key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest('input:not([type=checkbox]), select, textarea')) return;
    const acts = {
      ArrowLeft: () => this.step(-1),
      ArrowRight: () => this.step(1),
      ArrowUp: () => this.turn(-1),
      ArrowDown: () => this.turn(1),
      Home: () => this.go(-1),
      End: () => this.go(this.game.end(this.at)),
      f: () => this.flip(),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }
}

function finding(it) {
  return el('li', { class: 'finding ' + worst([it]) },
    el('span', { class: 'severity' }, it.severity), ' ', el('bdi', { dir: 'ltr' }, it.message),
    it.help && el('span', { class: 'faint' }, ' \u2013 ', el('bdi', { dir: 'ltr' }, it.help)), ' ', el('code', {}, it.id));
}

/// True if there is no piece in a position.
function isEmpty({ cells, pockets }) {
  return !pockets && cells.every((board) => /^\.*$/.test(board));
}

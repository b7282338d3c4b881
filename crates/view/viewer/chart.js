// The chart of a game: White's win chance after each move, with the mistakes on the line, and
// the beginnings of the phases.

import { el, svg } from './dom.js';
import { JUDGEMENTS } from './data.js';

const WIDTH = 600;
const HEIGHT = 120;

/// A chart of a review; `go` is called with the number of a move that was clicked.
export class Chart {
  constructor(game, review, name, go) {
    this.review = review;
    const { line } = review;
    this.place = new Map(line.map((number, at) => [number, at]));
    const last = Math.max(1, line.length);
    this.x = (at) => ((at + 1) / last) * WIDTH;
    const y = (chance) => HEIGHT - (chance / 100) * HEIGHT;
    const points = line
      .map((number, at) => [this.x(at), game.moves[number].v])
      .filter(([, chance]) => chance !== undefined);
    if (points.length > 0) points.unshift([0, review.start ?? points[0][1]]);
    const path = points.map(([x, chance]) => `${round(x)} ${round(y(chance))}`).join('L');
    const begin = points[0];
    const end = points[points.length - 1];
    const area = points.length > 1
      ? `M${round(begin[0])} ${HEIGHT}L${path}L${round(end[0])} ${HEIGHT}z` : '';
    const phases = review.phases
      .map((at, phase) => ({ at, text: ['Middle game', 'Endgame'][phase] }))
      .filter(({ at }) => at !== null && at !== undefined && at > 0);
    this.cursor = svg('line', { class: 'cursor', y1: 0, y2: HEIGHT });
    this.dot = svg('circle', { class: 'dot', r: 4 });
    this.picture = svg('svg', {
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: 'chart', preserveAspectRatio: 'none', 'aria-hidden': 'true',
      onclick: (event) => go(line[this.near(event)]),
      onmousemove: (event) => this.hint(game, line[this.near(event)]),
    },
    // What nobody has evaluated is neither side's.
    points.length > 1 && svg('rect', {
      x: round(begin[0]), width: round(end[0] - begin[0]), height: HEIGHT, class: 'black-chance',
    }),
    svg('path', { d: area, class: 'white-chance' }),
    svg('line', { x1: 0, x2: WIDTH, y1: HEIGHT / 2, y2: HEIGHT / 2, class: 'even' }),
    phases.map(({ at }) => svg('line', { x1: this.x(at), x2: this.x(at), y1: 0, y2: HEIGHT, class: 'phase' })),
    svg('path', { d: points.length > 1 ? 'M' + path : '', class: 'line' }),
    this.cursor);
    const marks = line.map((number, at) => {
      const move = game.moves[number];
      if (!move.j || move.v === undefined) return null;
      const mark = el('span', { class: 'chart-mark j' + move.j });
      mark.style.left = (this.x(at) / WIDTH) * 100 + '%';
      mark.style.top = 100 - move.v + '%';
      return mark;
    });
    // A name stands where its line is, unless there is too little room behind it or before it.
    const widths = phases.map(({ at }, phase) => this.x(at) - (phase > 0 ? this.x(phases[phase - 1].at) : 0));
    const names = el('div', { class: 'chart-phases' }, ['', ...phases.map(({ text }) => text)].map((text, phase) => {
      const name = el('span', {}, text);
      if (phase < widths.length) name.style.flexBasis = (widths[phase] / WIDTH) * 100 + '%';
      return name;
    }));
    this.here = el('span', { class: 'chart-here' });
    this.hinted = el('div', { class: 'chart-hint' });
    this.slider = el('input', {
      type: 'range', min: 0, max: line.length, value: 0, class: 'chart-slider',
      'aria-label': (name ? name + ': ' : '') + 'position in the game',
      oninput: () => go(Number(this.slider.value) === 0 ? -1 : line[this.slider.value - 1]),
    });
    this.element = el('figure', { class: 'chart-figure' },
      el('figcaption', {}, 'White\u2019s win chance',
        review.engine && el('span', { class: 'faint' }, ' by ', el('bdi', {}, review.engine)), ' ', this.hinted),
      phases.length > 0 && names, el('div', { class: 'chart-box' }, this.picture, marks, this.here),
      this.slider);
    this.game = game;
  }

  near(event) {
    const box = this.picture.getBoundingClientRect();
    const { length } = this.review.line;
    const at = Math.round(((event.clientX - box.left) / box.width) * Math.max(1, length)) - 1;
    return Math.min(length - 1, Math.max(0, at));
  }

  hint(game, number) {
    const move = game.moves[number];
    this.hinted.textContent = move ? this.words(move) : '';
  }

  words(move) {
    const better = move.r === undefined ? '' : `: ${this.game.named(move.r)} is better`;
    const judged = move.j ? `, ${JUDGEMENTS[move.j].toLowerCase()}${better}` : '';
    return `${this.game.named(move.number)} ${move.e ?? ''}${move.v === undefined ? '' : ` (${Math.round(move.v)}%)`}${judged}`;
  }

  /// Marks the position after a move, or after the last one of the main line before it.
  show(number) {
    let at = number;
    while (at >= 0 && !this.place.has(at)) at = this.game.at(at).parent;
    const place = at < 0 ? -1 : this.place.get(at);
    const x = place < 0 ? 0 : this.x(place);
    this.cursor.setAttribute('x1', x);
    this.cursor.setAttribute('x2', x);
    const chance = at < 0 ? this.review.start : this.game.moves[at].v;
    this.here.hidden = chance === undefined;
    this.here.style.left = (x / WIDTH) * 100 + '%';
    this.here.style.top = 100 - (chance ?? 50) + '%';
    this.slider.value = place + 1;
    this.slider.setAttribute('aria-valuetext', at < 0 ? 'start position' : this.words(this.game.moves[at]));
    this.hinted.textContent = at < 0 ? '' : this.words(this.game.moves[at]);
  }
}

function round(value) {
  return Math.round(value * 10) / 10;
}

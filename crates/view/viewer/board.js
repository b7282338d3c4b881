// Boards as SVG: squares, the last move, a check, drawings and pieces.

import { el, svg } from './dom.js';

const SIDE = 45;
const PIECES = 'KQRBNP';

const NAMES = { K: 'king', Q: 'queen', R: 'rook', B: 'bishop', N: 'knight', P: 'pawn' };

/// The boards of a game, which are drawn anew for each position.
export class Boards {
  constructor(game) {
    this.game = game;
    this.flipped = false;
    this.faces = game.record.boards.map((board, number) => this.face(board, number));
    this.element = el('div', { class: 'boards' }, this.faces.map((face) => face.element));
    this.element.style.setProperty('--across', Math.max(1, game.record.across));
  }

  face(board, number) {
    const { files, ranks } = this.game.record;
    const parts = Object.fromEntries(['last', 'below', 'pieces', 'above', 'names'].map(
      (name) => [name, svg('g', { class: name })]));
    const squares = svg('g', {});
    for (let cell = 0; cell < files * ranks; cell += 1) {
      const light = ((cell % files) + Math.floor(cell / files)) % 2 === 1;
      const [x, y] = place(cell, files, ranks, false);
      squares.append(svg('rect', { x, y, width: SIDE, height: SIDE, class: light ? 'light' : 'dark' }));
    }
    const title = svg('title', {});
    const picture = svg('svg', {
      viewBox: `0 0 ${files * SIDE} ${ranks * SIDE}`, class: 'board', role: 'img',
    }, title, squares, ...Object.values(parts));
    const pockets = [el('div', { class: 'pocket' }), el('div', { class: 'pocket' })];
    const has = this.game.record.tandem || number === 0;
    const bars = [0, 1].map(() => el('div', { class: 'player', hidden: !has }));
    const element = el('div', { class: 'face' },
      board.name && el('div', { class: 'face-name' }, board.name),
      bars[0], pockets[0], picture, pockets[1], bars[1]);
    return { ...board, number, element, parts, pockets, bars, title, picture };
  }

  /// Shows the position after a move.
  show(number) {
    const { game } = this;
    const position = game.position(number);
    const last = new Set(game.squares(number));
    const said = game.at(number).said;
    const clocks = game.clocks(number);
    for (const face of this.faces) {
      this.players(face, clocks);
      this.draw(face, position, last, game.at(number).x, said.m ?? []);
    }
  }

  /// Writes the names and the clocks of the players of a board.
  players(face, clocks) {
    const { record } = this.game;
    const names = record.players[face.number] ?? ['', ''];
    const flipped = (face.flipped ?? false) !== this.flipped;
    const scores = record.result.split('-');
    face.bars.forEach((bar, row) => {
      const side = (row === 0) === flipped ? 0 : 1;
      const clock = clocks[face.number * 2 + side];
      const score = scores.length === 2 && (face.number === 0) ? scores[side] : '';
      bar.replaceChildren(
        el('span', { class: side === 0 ? 'disc white' : 'disc black' }),
        el('bdi', { class: 'player-name' }, names[side] || ['White', 'Black'][side]),
        score && el('span', { class: 'score' }, score.replace('1/2', '\u00BD')),
        ...(clock ? [el('span', { class: 'clock' }, clock)] : []));
    });
  }

  draw(face, position, last, check, drawings) {
    const { files, ranks } = this.game.record;
    const area = files * ranks;
    const begin = face.number * area;
    const flipped = (face.flipped ?? false) !== this.flipped;
    const at = (cell) => place(cell - begin, files, ranks, flipped);
    const own = (cell) => cell >= begin && cell < begin + area;
    const square = (cell, kind) => {
      const [x, y] = at(cell);
      return svg('rect', { x, y, width: SIDE, height: SIDE, class: kind });
    };
    face.parts.last.replaceChildren(
      ...[...last].filter(own).map((cell) => square(cell, 'last-move')),
      ...(check !== undefined && own(check) ? [square(check, 'check')] : []));
    const pieces = [];
    for (let cell = begin; cell < begin + area; cell += 1) {
      const letter = position.cells[cell];
      if (letter !== '.') pieces.push(piece(letter, ...at(cell)));
    }
    face.parts.pieces.replaceChildren(...pieces);
    const mine = drawings.filter((it) => own(it.p[0]));
    face.parts.below.replaceChildren(...mine.filter((it) => it.u).map((it) => drawing(it, at)));
    face.parts.above.replaceChildren(...mine.filter((it) => !it.u).map((it) => drawing(it, at)));
    face.parts.names.replaceChildren(...coordinates(files, ranks, flipped));
    face.title.textContent = describe(position.cells.slice(begin, begin + area), files, face.name);
    const pocket = [...(position.pockets?.[face.number] ?? '')];
    const white = pocket.filter((letter) => letter === letter.toUpperCase());
    const black = pocket.filter((letter) => letter !== letter.toUpperCase());
    [flipped ? white : black, flipped ? black : white].forEach((held, row) => {
      face.pockets[row].replaceChildren(...held.map((letter) =>
        svg('svg', { viewBox: `0 0 ${SIDE} ${SIDE}`, class: 'pocket-piece' }, piece(letter, 0, 0))));
      face.pockets[row].hidden = position.pockets === undefined;
    });
  }
}

/// The upper left corner of a square.
function place(cell, files, ranks, flipped) {
  const [file, rank] = [cell % files, Math.floor(cell / files)];
  return [(flipped ? files - 1 - file : file) * SIDE, (flipped ? rank : ranks - 1 - rank) * SIDE];
}

function piece(letter, x, y) {
  const upper = letter.toUpperCase();
  const white = letter === upper;
  if (PIECES.includes(upper)) {
    const href = '#' + (white ? 'w' : 'b') + upper;
    return svg('use', { href, x, y, width: SIDE, height: SIDE });
  }
  // A piece of another game: its letter on a disc.
  const [cx, cy] = [x + SIDE / 2, y + SIDE / 2];
  return svg('g', { class: white ? 'token white' : 'token black' },
    svg('circle', { cx, cy, r: SIDE * 0.38 }),
    svg('text', { x: cx, y: cy + 8 }, upper));
}

/// The name of a file: a to z, aa to zz, aaa to lll.
function fileName(file) {
  return String.fromCharCode(97 + (file % 26)).repeat(1 + Math.floor(file / 26));
}

function coordinates(files, ranks, flipped) {
  const names = [];
  for (let file = 0; file < files; file += 1) {
    const cell = flipped ? (ranks - 1) * files + file : file;
    const [x, y] = place(cell, files, ranks, flipped);
    const light = (file + (flipped ? ranks - 1 : 0)) % 2 === 1;
    names.push(svg('text', { x: x + SIDE - 2.5, y: y + SIDE - 3, class: light ? 'on-light end' : 'on-dark end' }, fileName(file)));
  }
  for (let rank = 0; rank < ranks; rank += 1) {
    const file = flipped ? files - 1 : 0;
    const [x, y] = place(rank * files + file, files, ranks, flipped);
    const light = (file + rank) % 2 === 1;
    names.push(svg('text', { x: x + 2.5, y: y + 10.5, class: light ? 'on-light' : 'on-dark' }, String(rank + 1)));
  }
  return names;
}

/// A drawing of the game: a marker, an arrow, a line or a region.
function drawing(it, at) {
  const middle = (cell) => at(cell).map((value) => value + SIDE / 2);
  const line = { stroke: it.c, 'stroke-opacity': it.o, fill: 'none' };
  const area = { fill: it.c, 'fill-opacity': it.o };
  const [x, y] = at(it.p[0]);
  const [cx, cy] = middle(it.p[0]);
  const rect = (inset, flat, style) => svg('rect', {
    x: x + inset, y: y + inset + flat, width: SIDE - 2 * inset, height: SIDE - 2 * (inset + flat), ...style,
  });
  const cross = (arm) => svg('path', {
    d: `M${cx - arm} ${cy - arm}L${cx + arm} ${cy + arm}M${cx - arm} ${cy + arm}L${cx + arm} ${cy - arm}`,
    'stroke-width': 4, ...line,
  });
  switch (it.s) {
    case 'full': return rect(0, 0, area);
    case 'square': return rect(3, 0, { ...line, 'stroke-width': 4 });
    case 'rectangle': return rect(4, 8, { ...line, 'stroke-width': 4 });
    case 'disk': return svg('circle', { cx, cy, r: SIDE * 0.25, ...area });
    case 'circle': return svg('circle', { cx, cy, r: SIDE * 0.44, ...line, 'stroke-width': 3.5 });
    case 'cross': return cross(SIDE * 0.4);
    case 'littlecross': return cross(SIDE * 0.2);
    case 'arrow': return arrow([cx, cy], middle(it.p[1]), it);
    case 'line': return svg('polyline', {
      points: it.p.map((cell) => middle(cell).join()).join(' '), 'stroke-width': 5, ...line,
    });
    case 'region': {
      const [toX, toY] = at(it.p[1]);
      const [left, top] = [Math.min(x, toX), Math.min(y, toY)];
      return svg('g', {},
        svg('rect', {
          x: left, y: top, width: Math.abs(x - toX) + SIDE, height: Math.abs(y - toY) + SIDE,
          fill: it.c, 'fill-opacity': 0.3, stroke: it.c, 'stroke-width': 2,
        }),
        words(it.t, left + (Math.abs(x - toX) + SIDE) / 2, top + 14, it));
    }
    default: return words(it.t, cx, y + SIDE * 0.9, it);
  }
}

function words(text, x, y, it) {
  return svg('text', { x, y, class: 'drawn', fill: it.c, 'fill-opacity': it.o }, text ?? '');
}

function arrow([x1, y1], [x2, y2], it) {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const [bx, by] = [x1 + ux * 10, y1 + uy * 10];
  const [nx, ny] = [x2 - ux * 17, y2 - uy * 17];
  const side = (out) => `${nx - uy * out} ${ny + ux * out}`;
  const from = (out) => `${bx - uy * out} ${by + ux * out}`;
  return svg('path', {
    d: `M${from(3.5)}L${side(3.5)}L${side(10)}L${x2} ${y2}L${side(-10)}L${side(-3.5)}L${from(-3.5)}z`,
    fill: it.c, 'fill-opacity': it.o,
  });
}

/// A position in words, for whoever hears it.
function describe(cells, files, name) {
  const sides = { White: [], Black: [] };
  cells.forEach((letter, cell) => {
    if (letter === '.') return;
    const upper = letter.toUpperCase();
    const square = fileName(cell % files) + (Math.floor(cell / files) + 1);
    const text = `${NAMES[upper] ?? upper} ${square}`;
    sides[letter === upper ? 'White' : 'Black'].push(text);
  });
  const said = Object.entries(sides).map(([side, held]) => `${side}: ${held.join(', ') || 'nothing'}`);
  return (name ? name + '. ' : 'Board. ') + said.join('. ');
}

// A game as a tree of moves, with the position after each.

/// A game as a tree: `moves` by number, each with `parent`, `children`, `label` and `ply`;
/// -1 is the start.
export class Game {
  constructor(record) {
    this.record = record;
    this.moves = record.moves;
    this.root = { number: -1, children: [], ply: 0, main: true, said: record.start };
    this.moves.forEach((move, number) => {
      move.number = number;
      move.said = move;
      const parent = move.p === undefined ? number - 1 : move.p;
      move.parent = parent;
      const before = this.at(parent);
      move.label = move.n ?? nextLabel(before.label);
      move.ply = before.ply + 1;
      move.children = [];
      move.variations = [];
      move.main = before.main && before.children.length === 0;
      before.children.push(number);
      const first = move.a ?? before.children[0];
      if (first !== number) this.moves[first].variations.push(number);
    });
    this.cells = record.start.cells.join('');
    this.area = record.files * record.ranks;
  }

  at(number) {
    return number < 0 ? this.root : this.moves[number];
  }

  /// A move with its number.
  named(number) {
    const { label, s } = this.moves[number];
    return label + (label.endsWith('...') ? '' : ' ') + s;
  }

  /// The moves from the start to a move.
  path(number) {
    const path = [];
    for (let at = number; at >= 0; at = this.moves[at].parent) path.unshift(at);
    return path;
  }

  /// The position after a move: the letters of all squares, and the pockets.
  position(number) {
    const cells = [...this.cells];
    let pockets = this.record.start.pockets;
    for (const at of this.path(number)) {
      const move = this.moves[at];
      for (const [, square, letter] of (move.d ?? '').matchAll(/(\d+)(\D)/g)) cells[square] = letter;
      pockets = move.k ?? pockets;
    }
    return { cells, pockets };
  }

  /// The squares of a move.
  squares(number) {
    const move = this.at(number);
    if (number < 0) return [];
    return move.l ?? [...(move.d ?? '').matchAll(/(\d+)\D/g)].map((found) => Number(found[1]));
  }

  /// The position as FEN, where there is one board of chess.
  fen(number) {
    const rest = this.at(number).said.f;
    if (!rest || rest.includes('/')) return rest;
    const { cells } = this.position(number);
    const ranks = [];
    for (let at = this.area; at > 0; at -= this.record.files) {
      const rank = cells.slice(at - this.record.files, at).join('');
      ranks.push(rank.replace(/\.+/g, (empty) => empty.length));
    }
    return ranks.join('/') + ' ' + rest;
  }

  /// The clocks before and after a move: of White and Black on each board.
  clocks(number) {
    const clocks = [];
    for (const at of this.path(number)) {
      const move = this.moves[at];
      if (move.t) clocks[side(move.label)] = move.t;
    }
    return clocks;
  }

  /// The last move of the line that a move begins or goes on in.
  end(number) {
    let at = number;
    while (this.at(at).children.length > 0) at = this.at(at).children[0];
    return at;
  }

  /// The languages of its comments.
  languages() {
    const found = new Set();
    const see = (comments) => (comments ?? []).forEach((it) => it.l && found.add(it.l));
    [this.record.before, this.record.after, this.record.start.c].forEach(see);
    for (const move of this.moves) {
      see(move.b);
      see(move.c);
    }
    return [...found].sort();
  }
}

/// The side that a number and dots are of: two for each board, White's first.
function side(label) {
  const board = /[A-Za-z]/.exec(label)?.[0];
  if (!board) return label.endsWith('...') ? 1 : 0;
  const black = board !== board.toUpperCase();
  return (board.toUpperCase() === 'B' ? 2 : 0) + (black ? 1 : 0);
}

/// The number and dots that follow others.
function nextLabel(label) {
  if (label === undefined) return '1.';
  return label.endsWith('...') ? Number(label.slice(0, -3)) + 1 + '.' : label + '..';
}

export const JUDGEMENTS = ['', 'Inaccuracy', 'Mistake', 'Blunder'];
export const JUDGEMENT_SIGNS = ['', '?!', '?', '??'];

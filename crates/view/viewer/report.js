// The games of a report: the list of them, and blocks of them, in the page, which are unpacked
// when a game is asked for.

import { Game } from './data.js';
import { findRows, namedRow, overview } from './rows.js';

/// The source of a report's games. Other pages have sources with the same methods.
export class ReportSource {
  /// Reads the list of games.
  static async open() {
    return new ReportSource(await unpack('list-of-games'));
  }

  constructor({ title, blocks, rows }) {
    this.title = title;
    this.first = blocks;
    this.all = rows.map(namedRow);
    this.overview = overview(this.all);
    this.blocks = new Map();
  }

  /// The numbers of the games that a query finds.
  async find(query) {
    return findRows(this.all, query);
  }

  /// The rows of some games, by their numbers.
  async rows(numbers) {
    return numbers.map((number) => this.all[number]);
  }

  /// A game, by its number from 0.
  async game(number) {
    let at = this.first.length - 1;
    while (this.first[at] > number) at -= 1;
    if (!this.blocks.has(at)) {
      // Two blocks are kept: going back and forth between games unpacks nothing anew.
      if (this.blocks.size > 1) this.blocks.delete(this.blocks.keys().next().value);
      this.blocks.set(at, unpack('games-' + at));
    }
    const games = await this.blocks.get(at);
    return new Game(games[number - this.first[at]]);
  }
}

async function unpack(id) {
  const letters = atob(document.getElementById(id).textContent);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(stream).json();
}

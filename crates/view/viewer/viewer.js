// The viewer: the list of games or one game of a source, as the address says, like #3 or #3.17.

import { GameList } from './list.js';
import { GameView } from './game.js';

/// A viewer of the games of a source, within an element.
export class Viewer {
  constructor(app, source) {
    this.app = app;
    this.source = source;
    this.games = new GameList(source);
  }

  address() {
    const { count } = this.source.overview;
    const found = /^#(\d+)(?:\.(\d+))?$/.exec(location.hash);
    const number = found ? Number(found[1]) - 1 : count === 1 ? 0 : -1;
    return { number: number < count ? number : -1, move: found?.[2] ? Number(found[2]) - 1 : -1 };
  }

  /// Shows what the address says.
  async show() {
    const { number, move } = this.address();
    if (number < 0) this.list();
    else if (await this.game(number)) this.view.show(move < this.view.game.moves.length ? move : -1);
  }

  list() {
    this.app.replaceChildren(this.games.element);
    document.title = this.source.title;
    this.games.focus(this.number);
    this.hide();
  }

  /// Opens a game, unless the address has become another one meanwhile.
  async game(number) {
    if (this.view && this.number === number) return true;
    const game = await this.source.game(number);
    if (this.address().number !== number) return false;
    const { order } = this.games;
    const at = order.indexOf(number);
    const href = (other) => (other === undefined ? undefined : '#' + (other + 1));
    this.view = new GameView(game, {
      back: this.source.overview.count > 1 ? '#' : undefined,
      before: at > 0 ? href(order[at - 1]) : undefined,
      after: at >= 0 ? href(order[at + 1]) : undefined,
      moved: (position) => {
        const hash = `#${number + 1}` + (position < 0 ? '' : `.${position + 1}`);
        // A page within another, as in a notebook, has no address of its own.
        const hasAddress = location.protocol !== 'about:';
        if (hasAddress && location.hash !== hash) history.replaceState(null, '', hash);
      },
    });
    this.number = number;
    this.app.replaceChildren(this.view.element);
    document.title = game.record.title;
    scrollTo(0, 0);
    return true;
  }

  /// Forgets the game that is shown, where something else takes its place.
  hide() {
    this.view = undefined;
    this.number = undefined;
  }

  /// Obeys a key.
  key(event) {
    this.view?.key(event);
  }
}

// The page: the list of games or one game, as the address says, like #3 or #3.17.

import { readGame, readList } from './data.js';
import { GameList } from './list.js';
import { GameView } from './game.js';
import { el } from './dom.js';

const app = document.getElementById('app');
const list = await readList();
const games = new GameList(list);
const title = document.title;
let view;
let current;

function address() {
  const found = /^#(\d+)(?:\.(\d+))?$/.exec(location.hash);
  const number = found ? Number(found[1]) - 1 : list.rows.length === 1 ? 0 : -1;
  return { number: number < list.rows.length ? number : -1, move: found?.[2] ? Number(found[2]) - 1 : -1 };
}

async function show() {
  const { number, move } = address();
  if (number < 0) {
    view = undefined;
    app.replaceChildren(games.element);
    document.title = title;
    const row = current !== undefined && games.element.querySelector(`a[href="#${current + 1}"]`);
    if (row) row.focus();
    current = undefined;
    return;
  }
  if (!view || current !== number) {
    const game = await readGame(list, number);
    if (address().number !== number) return;
    const { order } = games;
    const at = order.indexOf(number);
    const href = (other) => (other === undefined ? undefined : '#' + (other + 1));
    view = new GameView(game, {
      back: list.rows.length > 1 ? '#' : undefined,
      before: at > 0 ? href(order[at - 1]) : undefined,
      after: at >= 0 ? href(order[at + 1]) : undefined,
      moved: (position) => {
        const hash = `#${number + 1}` + (position < 0 ? '' : `.${position + 1}`);
        if (location.hash !== hash) history.replaceState(null, '', hash);
      },
    });
    current = number;
    app.replaceChildren(view.element);
    document.title = game.record.title;
    scrollTo(0, 0);
  }
  view.show(move < view.game.moves.length ? move : -1);
}

addEventListener('hashchange', show);
addEventListener('keydown', (event) => view?.key(event));
await show().catch((error) => {
  app.replaceChildren(el('p', { class: 'opening' }, `This browser cannot open the report: ${error.message}`));
  throw error;
});

// The moves as books print them: the main line, comments where they belong, and variations
// indented below the move that they are an alternative to.

import { el, markup } from './dom.js';
import { JUDGEMENTS, JUDGEMENT_SIGNS } from './data.js';

// Signs that few fonts have, as books print them in letters.
const SIGNS = { '\u2A72': '+=', '\u2A71': '=+' };

/// The list of moves; `go` is called with the number of a move that was chosen.
export class MoveList {
  constructor(game, go) {
    this.game = game;
    this.go = go;
    this.buttons = [];
    this.element = el('div', { class: 'moves', onclick: (event) => this.clicked(event) });
    const { record } = game;
    this.element.append(...this.comments(record.before, 'about'));
    const start = record.start;
    const opening = el('div', { class: 'main-line' });
    const data = this.data(start);
    if (data.length > 0) opening.append(el('span', { class: 'data' }, 'Start '), ...data);
    opening.append(...this.comments(start.c, 'comment'));
    if (opening.childNodes.length > 0) this.element.append(opening);
    if (game.root.children.length > 0) this.line(this.element, game.root.children[0], 'main-line');
    if (record.result && record.result !== '*') {
      this.element.append(el('p', { class: 'result' }, record.result.replaceAll('1/2', '\u00BD')));
    }
    this.element.append(...this.comments(record.after, 'about'));
  }

  /// Writes a line from its first move on.
  line(parent, first, kind) {
    let text = el('div', { class: 'text' });
    const block = el('div', { class: kind }, text);
    parent.append(block);
    let at = first;
    let number = true;
    while (at !== undefined) {
      const move = this.game.moves[at];
      if (move.b) {
        text.append(...this.comments(move.b, 'comment'));
        number = true;
      }
      text.append(this.move(move, number), ' ');
      number = this.game.record.tandem ?? false;
      const said = [...this.data(move), ...this.comments(move.c, 'comment')];
      text.append(...said);
      if (move.variations.length > 0) {
        const variations = el('div', { class: 'variations' });
        for (const other of move.variations) this.line(variations, other, 'variation');
        text = el('div', { class: 'text' });
        block.append(variations, text);
        number = true;
      }
      if (move.c) number = true;
      at = move.children[0];
    }
    if (text.childNodes.length === 0) text.remove();
  }

  move(move, number) {
    const numbered = number || !move.label.endsWith('...');
    const judged = move.j && !move.g;
    const better = move.r === undefined ? '' : `; ${this.game.named(move.r)} is better`;
    const button = el('button', {
      type: 'button', tabindex: -1, 'data-move': move.number,
      class: 'move' + (move.j ? ' j' + move.j : '') + (move.w ? ' wrong' : ''),
      title: move.j ? JUDGEMENTS[move.j] + better : undefined,
    },
    numbered && el('span', { class: 'number' }, move.label, move.label.endsWith('...') ? '' : '\u00A0'),
    move.s,
    move.g && el('span', { class: 'sign' }, move.g),
    judged && el('span', { class: 'sign' }, JUDGEMENT_SIGNS[move.j]),
    (move.h ?? []).map((sign) => el('span', { class: 'sign' }, '\u00A0', SIGNS[sign] ?? sign)),
    move.w && el('span', { class: 'sign wrong' }, `\u00A0[${move.w}]`),
    move.i && el('span', { class: 'flag ' + worst(move.i), title: move.i.map((it) => it.message).join('\n') },
      el('span', { class: 'unseen' }, ` ${move.i.length} finding${move.i.length === 1 ? '' : 's'}`), '\u2691'));
    this.buttons[move.number] = button;
    return button;
  }

  /// Scores, clocks and other data in short.
  data(said) {
    const numbers = el('span', { class: 'numbers' });
    if (said.e) numbers.append(el('span', { class: 'score-of', title: said.z ? `depth ${said.z}` : undefined }, said.e));
    if (said.e && (said.t || said.u)) numbers.append(' ');
    if (said.t) numbers.append(el('span', { class: 'clock-of' }, said.t));
    else if (said.u) numbers.append(el('span', { class: 'clock-of' }, said.u + (said.u.includes(':') ? '' : ' s')));
    const parts = numbers.hasChildNodes() ? [numbers] : [];
    if (said.D) parts.push(el('span', { class: 'data' }, '(=)'));
    for (const text of said.o ?? []) parts.push(el('bdi', { class: 'data' }, text));
    return parts.flatMap((part) => [part, ' ']);
  }

  comments(comments, kind) {
    return (comments ?? []).flatMap((comment) => [
      el(kind === 'about' ? 'div' : 'span', {
        class: kind, dir: 'auto', lang: comment.l, 'data-language': comment.l,
      }, markup(comment.t)), ' ',
    ]);
  }

  clicked(event) {
    const button = event.target.closest('.move');
    if (button) this.go(Number(button.dataset.move));
  }

  /// Marks a move as the current one and brings it into view.
  show(number, focus) {
    this.current?.removeAttribute('aria-current');
    if (this.current) this.current.tabIndex = -1;
    this.current = this.buttons[number];
    const tab = this.current ?? this.buttons.find((it) => it);
    if (tab) tab.tabIndex = 0;
    if (!this.current) {
      this.element.scrollTop = 0;
      return;
    }
    this.current.setAttribute('aria-current', 'true');
    if (focus) this.current.focus({ preventScroll: true });
    // Only the list is scrolled, never the page.
    const [box, list] = [this.current.getBoundingClientRect(), this.element.getBoundingClientRect()];
    if (box.top < list.top + 20 || box.bottom > list.bottom - 20) {
      this.element.scrollTop += box.top - list.top - list.height / 3;
    }
  }

  /// Shows the comments of one language and those of none, or all of them.
  language(language) {
    for (const comment of this.element.querySelectorAll('[data-language]')) {
      comment.hidden = language !== '' && comment.dataset.language !== language;
    }
  }
}

/// The worst severity of some findings.
export function worst(findings) {
  return ['error', 'warning', 'info'].find((severity) => findings.some((it) => it.severity === severity));
}

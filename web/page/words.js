// Numbers and sizes for people, and the pages of findings, which are Markdown.

import { el } from '../viewer/dom.js';

/// A number of things.
export function number(count, thing) {
  return `${count.toLocaleString('en')} ${thing}${count === 1 ? '' : 's'}`;
}

/// A number of bytes.
export function size(bytes) {
  if (bytes < 1000) return number(bytes, 'byte');
  const units = ['kB', 'MB', 'GB'];
  const at = Math.min(units.length, Math.floor(Math.log10(bytes) / 3));
  return `${(bytes / 1000 ** at).toFixed(1)} ${units[at - 1]}`;
}

/// The elements of a text in Markdown: headings, paragraphs, lists, code and its spans.
export function markdown(text) {
  return text.split(/^(```[^]*?^```)/m).flatMap((block) => {
    if (block.startsWith('```')) return [el('pre', { tabindex: 0 }, block.split('\n').slice(1, -1).join('\n'))];
    return block.split(/\n\s*\n/).map((it) => it.trim()).filter((it) => it).map(paragraph);
  });
}

function paragraph(text) {
  if (text.startsWith('#')) return el('h2', {}, spans(text.replace(/^#+\s*/, '')));
  if (/^[-*] /.test(text)) return el('ul', {}, text.split(/\n(?=[-*] )/).map((it) => el('li', {}, spans(it.slice(2)))));
  return el('p', {}, spans(text));
}

function spans(text) {
  return text.split(/(`[^`]+`)/).map((part) => (part.startsWith('`') ? el('code', {}, part.slice(1, -1))
    : part.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')));
}

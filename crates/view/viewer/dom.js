// Elements made of plain values: no text is ever parsed as markup.

const SVG = 'http://www.w3.org/2000/svg';

/// An element with attributes, listeners (`onclick` and the like) and children.
export function el(name, attributes = {}, ...children) {
  return fill(document.createElement(name), attributes, children);
}

/// The same of SVG.
export function svg(name, attributes = {}, ...children) {
  return fill(document.createElementNS(SVG, name), attributes, children);
}

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.flat(Infinity).filter((it) => it !== null && it !== undefined && it !== false));
  return element;
}

// What a comment may be shown with; the report holds nothing else either.
const MARKUP = new Set(('b strong i em u s del ins small sub sup code kbd mark q cite blockquote ' +
  'pre p div br hr ul ol li dl dt dd h4 h5 h6').split(' '));

/// The nodes of a comment: a string is text, an array an element's name and its content.
export function markup(parts) {
  return parts.map((part) => {
    if (typeof part === 'string') return document.createTextNode(part);
    if (!Array.isArray(part) || typeof part[0] !== 'string') return document.createTextNode('');
    const [name, ...content] = part;
    if (name === 'a' && /^https?:\/\//i.test(content[0])) {
      const [href, ...inner] = content;
      return el('a', { href, rel: 'noopener noreferrer', target: '_blank' }, markup(inner));
    }
    return el(MARKUP.has(name) ? name : 'span', {}, markup(content));
  });
}

/// The words of a comment.
export function plain(parts) {
  return parts.map((part) => (typeof part === 'string' ? part : plain(part.slice(1)))).join('');
}

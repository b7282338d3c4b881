// The rows of the list of games: by name, searched and sorted. It knows no page, so that a
// worker can do it too.

const MEMBERS = ['white', 'black', 'whiteRating', 'blackRating', 'event', 'site', 'date', 'round',
  'result', 'eco', 'opening', 'plies', 'accuracy', 'variant', 'findings', 'second'];

/// A row by name, from an array of its values.
export function namedRow(values, number) {
  const row = { number };
  MEMBERS.forEach((name, at) => { row[name] = values[at]; });
  row.best = Math.max(row.accuracy[0] ?? -1, row.accuracy[1] ?? -1);
  return row;
}

/// All rows together: how many they are, the names of what any of them says, and all results.
export function overview(rows) {
  const names = ['number', 'best', ...MEMBERS].filter((name) => rows.some((row) => row[name] && row[name] !== -1));
  return { count: rows.length, names, results: [...new Set(rows.map((row) => row.result))].sort() };
}

/// The numbers of the rows that a query finds, in its order: rows with all of its `words`, with
/// its `result` if there is one, with `findings` if it asks for some, by their `key`.
export function findRows(rows, { words, result, findings, key, down }) {
  const fits = (row) => (result === '' || row.result === result) && (!findings || row.findings > 0)
    && (words.length === 0 || hasWords(row, words));
  const found = rows.filter(fits);
  if (key !== 'number') {
    const collator = new Intl.Collator(undefined, { numeric: true });
    const compare = typeof rows[0]?.[key] === 'number'
      ? (one, other) => one[key] - other[key]
      : (one, other) => collator.compare(one[key], other[key]);
    found.sort((one, other) => (down ? -1 : 1) * compare(one, other) || one.number - other.number);
  }
  return found.map((row) => row.number);
}

/// A result as people read it.
export function shownResult(result) {
  return result.replaceAll('1/2', '\u00BD').replaceAll('-', '\u2013');
}

function hasWords(row, words) {
  const text = [row.white, row.whiteRating, row.black, row.blackRating, row.event, row.round, row.site,
    row.date, row.eco, row.opening, row.variant, row.result, shownResult(row.result), ...row.second.flat()].join('\n').toLowerCase();
  return words.every((word) => text.includes(word));
}

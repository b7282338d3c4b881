// What the page asks of the library. A worker either has the list of a file's games and answers
// about it, or does one long job with a file; reading waits, which only a worker may do.

import { GameList, check, convert, explain, fix, initSync } from '../library/cif_web.js';
import packed from '../library/module.js';
import { XzReadableStream } from '../library/unpacker.js';
import { findRows, namedRow, overview } from '../viewer/rows.js';

/// The time between two reports, in milliseconds.
const OFTEN = 200;

/// Games that are read between two looks at what else is asked.
const SOME = 50;

const ready = start();

async function start() {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  const stream = new XzReadableStream(new Blob([bytes]).stream());
  initSync({ module: await new Response(stream).arrayBuffer() });
}

/// A blob as the library reads it.
class BlobSource {
  constructor(blob) {
    this.blob = blob;
    this.reader = new FileReaderSync();
  }

  get size() {
    return this.blob.size;
  }

  read(offset, into) {
    try {
      const part = this.blob.slice(offset, offset + into.length);
      const bytes = new Uint8Array(this.reader.readAsArrayBuffer(part));
      into.set(bytes);
      return bytes.length;
    } catch (error) {
      throw `the file cannot be read: ${error.message}`;
    }
  }
}

/// A blob as the library writes it. The browser keeps its parts, on disk if they are large.
class BlobSink {
  constructor() {
    this.parts = [];
  }

  write(bytes) {
    this.parts.push(new Blob([bytes]));
  }

  blob() {
    return new Blob(this.parts);
  }

  source() {
    return new BlobSource(this.blob());
  }
}

let said = 0;

/// What a job says while it runs.
const watch = {
  read: 0,
  progress(read) {
    this.read = read;
    if (performance.now() < said + OFTEN) return;
    said = performance.now();
    postMessage({ event: 'progress', data: read });
  },
  sink: () => new BlobSink(),
};

let list;
const rows = [];

/// Lets other messages in.
function pause() {
  return new Promise((go) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      go();
    };
    port2.postMessage(undefined);
  });
}

/// What a job made: its report, and the file if there is one.
function made(result) {
  return { kind: result.kind, report: JSON.parse(result.report), blob: result.sink()?.blob() };
}

const calls = {
  /// Opens a file and reads the list of its games, of which events tell.
  async open(blob) {
    list = new GameList(new BlobSource(blob), watch);
    const { kind } = list;
    let findings = [];
    let last = 0;
    for (let done = false; !done;) {
      const step = JSON.parse(list.step(SOME));
      ({ done } = step);
      for (const row of step.rows) rows.push(namedRow(row, rows.length));
      findings.push(...step.findings);
      if (done || performance.now() > last + OFTEN) {
        const data = { kind, overview: overview(rows), read: watch.read, findings, found: step.found };
        postMessage({ event: 'grown', data });
        findings = [];
        last = performance.now();
      }
      await pause();
    }
  },
  find: (query) => Uint32Array.from(findRows(rows, query)),
  rows: (numbers) => Array.from(numbers, (number) => rows[number]),
  game: (number) => list.game(number),
  /// The games in which bytes of an archive are.
  at: (offsets) => offsets.map((offset) => list.at(offset)),
  explain: (id) => explain(id),
  /// Adds what a check found in games.
  note(numbers) {
    for (const number of numbers) rows[number].findings += 1;
    return overview(rows);
  },
  check: (blob) => JSON.parse(check(new BlobSource(blob), watch)),
  fix: (blob, unsafeToo) => made(fix(new BlobSource(blob), unsafeToo, watch)),
  convert: (blob, created) => made(convert(new BlobSource(blob), created, watch)),
};

onmessage = async ({ data: { id, name, args } }) => {
  try {
    await ready;
    postMessage({ id, result: await calls[name](...args) });
  } catch (error) {
    const why = error instanceof WebAssembly.RuntimeError ? `the library failed (${error.message})` : error.message;
    postMessage({ id, error: why ?? String(error) });
  }
};

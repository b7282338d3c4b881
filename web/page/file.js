// A file that was opened: a source of games for the viewer, what was found in it, and the jobs
// that can be done with it.

import { Game } from '../viewer/data.js';
import { Remote } from './remote.js';

export class OpenedFile {
  /// A file that is to be read. `changed` is called whenever something of it changed.
  constructor(file, changed) {
    this.file = file;
    this.title = file.name;
    this.changed = changed;
    this.overview = { count: 0, names: [], results: [] };
    this.findings = [];
    this.found = 0;
    this.fixable = { safe: 0, unsafe: 0 };
    this.work = { text: 'Reading games', share: 0 };
    this.jobs = new Set();
    this.begun = new Promise((resolve) => { this.begin = resolve; });
    this.remote = new Remote({ grown: (data) => this.grown(data) });
  }

  /// Reads the list of games, and checks an archive then.
  async read() {
    try {
      await this.remote.call('open', this.file);
      if (this.kind === 'cif') await this.check();
    } catch (error) {
      this.error = error.message;
    }
    this.work = undefined;
    this.begin();
    this.changed();
  }

  grown({ kind, overview, read, findings, found }) {
    Object.assign(this, { kind, overview, found });
    this.findings.push(...findings);
    this.work.share = read / this.file.size;
    this.begin();
    this.changed();
  }

  async check() {
    this.work = { text: 'Checking', share: 0 };
    this.changed();
    const { findings, found } = await this.job('check', [this.file], (share) => {
      this.work.share = share;
      this.changed();
    });
    const games = await this.remote.call('at', findings.map((finding) => finding.offset));
    findings.forEach((finding, at) => { finding.game = games[at]; });
    this.overview = await this.remote.call('note', games.filter((game) => game !== undefined));
    this.findings = findings;
    this.found = found;
    for (const { fix } of findings) {
      if (fix === true) this.fixable.safe += 1;
      if (fix === false) this.fixable.unsafe += 1;
    }
  }

  /// Does a long job with a worker of its own; `progress` is called with the share that is done.
  async job(name, args, progress) {
    const remote = new Remote({ progress: (read) => progress(Math.min(1, read / this.file.size)) });
    this.jobs.add(remote);
    try {
      return await remote.call(name, ...args);
    } finally {
      remote.end();
      this.jobs.delete(remote);
    }
  }

  fix(unsafeToo, progress) {
    return this.job('fix', [this.file, unsafeToo], progress);
  }

  convert(progress) {
    const created = new Date().toISOString().replace(/\.\d+/, '');
    return this.job('convert', [this.file, created], progress);
  }

  /// The name of a file made from this one, in a form.
  named(kind, mark = '') {
    return this.title.replace(/(\.(cif|pgn|xml|txt))?(\.(gz|zst|bz2))?$/i, '') + mark + '.' + kind;
  }

  close() {
    this.remote.end();
    for (const job of this.jobs) job.end();
  }

  find(query) {
    return this.remote.call('find', query);
  }

  rows(numbers) {
    return this.remote.call('rows', numbers);
  }

  async game(number) {
    return new Game(JSON.parse(await this.remote.call('game', number)));
  }

  /// The page of a kind of findings, in Markdown.
  async explain(id) {
    const text = await this.remote.call('explain', id);
    const { default: pages } = await import('../library/pages.js');
    const name = /^# (?:\S+: )?(\S+)/.exec(text)?.[1];
    return pages[name] ? `${text}\n${pages[name]}` : text;
  }
}

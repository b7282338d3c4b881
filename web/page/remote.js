// A worker with the library, whose functions are called by name.

export class Remote {
  /// Starts a worker; `events` has a function for each event that it tells of.
  constructor(events = {}) {
    this.events = events;
    this.calls = 0;
    this.waiting = new Map();
    // A worker that begins in a blob is under the policy of the page: it may not connect either.
    const address = JSON.stringify(new URL('worker.js', import.meta.url).href);
    const begin = URL.createObjectURL(new Blob([`import ${address};`], { type: 'text/javascript' }));
    this.worker = new Worker(begin, { type: 'module' });
    this.worker.onmessage = ({ data }) => this.heard(data);
    this.worker.onerror = (event) => this.fail(event.message ?? 'the library cannot be started');
  }

  /// Calls a function of the worker.
  call(name, ...args) {
    this.calls += 1;
    const id = this.calls;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ id, name, args });
    });
  }

  heard({ id, result, error, event, data }) {
    if (event) {
      this.events[event]?.(data);
      return;
    }
    const { resolve, reject } = this.waiting.get(id);
    this.waiting.delete(id);
    if (error === undefined) resolve(result);
    else reject(new Error(error));
  }

  /// Ends a worker that failed, and with it every call.
  fail(why) {
    const calls = [...this.waiting.values()];
    this.end();
    for (const { reject } of calls) reject(new Error(why));
  }

  /// Ends the worker, whatever it does. Calls that wait are never answered: this is for when
  /// nobody wants their results any more.
  end() {
    this.worker.terminate();
    this.waiting.clear();
  }
}

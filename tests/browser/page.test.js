// What people do with the page in `web`, in a real browser; what it makes is compared with what
// the command makes.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { serve } from '../../web/serve.js';
import { cif, file, launch, open as openPage, root, violations } from './report.js';

const CREATED = '2026-01-31T10:30:00Z';
const FAULTY = join(root, 'tests/corpus/published-example-as-published.cif');
const GAMES = join(root, 'tests/browser/games.pgn');

let browser;
let server;
let address;
before(async () => {
  browser = await launch();
  server = await serve(0);
  address = `http://127.0.0.1:${server.address().port}/`;
});
after(async () => {
  await browser.close();
  server.close();
});

/// The page, with nothing opened.
async function open(options = {}) {
  const page = await openPage(browser, address, options);
  await page.clock.setFixedTime(new Date(CREATED));
  return page;
}

/// Chooses a file, and waits until it is read and checked.
async function choose(page, path) {
  await page.setInputFiles('#file', path);
  await page.waitForSelector('#app main');
  await page.waitForSelector('#bar', { state: 'hidden', timeout: 120_000 });
}

/// All that the console said, and all requests to others.
const said = (page) => page.said.filter((line) => !line.startsWith(`request: ${address}`));

/// The bytes of a download that a link offers.
async function download(page, link) {
  const [got] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return { name: got.suggestedFilename(), bytes: readFileSync(await got.path()) };
}

/// Does a job of the view of jobs, and downloads what it made.
async function make(page, name) {
  await page.click('#to-save');
  await page.click(`button >> text="${name}"`);
  return download(page, page.locator('section', { hasText: name }).locator('a[download]'));
}

test('a file that is dropped is listed, searched and shown', async () => {
  const page = await open();
  const transfer = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'games.pgn'));
    return data;
  }, readFileSync(GAMES, 'utf8'));
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
  await page.waitForSelector('tbody tr');
  const whites = () => page.locator('tbody .of-white').allTextContents();
  assert.equal((await whites()).length, 3);
  assert.equal(await page.textContent('#to-games'), 'Games (3)');
  await page.fill('#search', 'ada 2024');
  await page.waitForFunction(() => document.querySelector('.count').textContent === '2 of 3 games');
  await page.fill('#search', '');
  await page.click('text=Lovelace, Ada >> nth=0');
  await page.waitForSelector('.board');
  await page.keyboard.press('End');
  assert.match(await page.locator('.move[aria-current]').textContent(), /Nf3#/);
  assert.equal(await page.locator('.board .check').count(), 1);
  await page.click('.back');
  await page.waitForSelector('tbody tr');
  await page.click('#another');
  await page.waitForSelector('#start');
  assert.deepEqual(said(page), []);
});

test('of several files that are dropped one is shown, and that is said', async () => {
  const page = await open();
  const drop = async (...names) => page.dispatchEvent('body', 'drop', {
    dataTransfer: await page.evaluateHandle((files) => {
      const data = new DataTransfer();
      for (const name of files) data.items.add(new File(['1. e4 e5 *'], name));
      return data;
    }, names),
  });
  await drop('one.pgn', 'two.pgn');
  await page.waitForSelector('#said >> text=of 2 things');
  assert.match(await page.textContent('#name'), /^one\.pgn/);
  await drop('three.pgn');
  await page.waitForSelector('#name >> text=three.pgn');
  await page.waitForSelector('#bar', { state: 'hidden' });
  assert.equal(await page.textContent('#said'), '');
  // Another file takes its place whenever the page has just asked something of one.
  await page.evaluate(() => {
    let left = 20;
    const again = new MutationObserver(() => {
      if (left === 0) return again.disconnect();
      left -= 1;
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['1. e4 e5 *\n\n1. d4 d5 *'], `${left} left.pgn`));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
    });
    again.observe(document.getElementById('app'), { subtree: true, childList: true });
  });
  await drop('four.pgn');
  await page.waitForSelector('#name >> text=/^0 left/');
  await page.waitForSelector('#bar', { state: 'hidden' });
  assert.deepEqual(said(page), []);
});

test('a file that cannot be read has not been looked at', async () => {
  const page = await open();
  await choose(page, file('empty.cif', ''));
  await page.click('#to-findings');
  await page.waitForSelector('.count >> text=could not be read');
  assert.deepEqual(said(page), []);
});

test('PGN becomes the archive that the command makes, and it becomes the same PGN', async () => {
  const page = await open();
  for (const path of [GAMES, join(root, 'docs/immortal.pgn')]) {
    await choose(page, path);
    const archive = await make(page, 'Convert to CIF');
    const expected = cif('convert', '--quiet', '--created', CREATED, '--to', 'cif', path, '-');
    assert.equal(archive.bytes.toString(), expected.toString());
    assert.match(archive.name, /^(games|immortal)\.cif$/);
    await page.click('text=Open it here');
    await page.waitForSelector('#name >> text=.cif');
    await page.waitForSelector('#app main');
    const pgn = await make(page, 'Convert to PGN');
    assert.equal(pgn.bytes.toString(), cif('convert', '--quiet', '--to', 'pgn', file('made.cif', expected), '-').toString());
    await page.click('#another');
  }
  assert.deepEqual(said(page), []);
});

test('archives become the PGN that the command makes', async () => {
  const page = await open();
  for (const name of ['namebase.cif', 'comments.cif', 'bughouse.cif', 'published-example.cif']) {
    const path = join(root, 'tests/corpus', name);
    await choose(page, path);
    const pgn = await make(page, 'Convert to PGN');
    assert.equal(pgn.bytes.toString(), cif('convert', '--quiet', '--to', 'pgn', path, '-').toString(), name);
    await page.click('#another');
  }
  assert.deepEqual(said(page), []);
});

test('findings are those of a check, each with its help and what it means', async () => {
  const page = await open();
  await choose(page, FAULTY);
  const expected = cif('check', '--format', 'json', FAULTY).toString().trim().split('\n').map((line) => JSON.parse(line));
  await page.click('#to-findings');
  assert.equal(await page.textContent('.checked .count'), `${expected.length} findings.`);
  for (const group of await page.locator('.group').all()) {
    if (!await group.evaluate((it) => it.open)) await group.locator('summary').first().click();
  }
  await page.waitForFunction((count) => document.querySelectorAll('.group .finding').length === count, expected.length);
  const shown = await page.locator('.group .finding').allTextContents();
  for (const { message, help, line, column } of expected.filter(({ line }) => line)) {
    const place = `line ${line.toLocaleString('en')}, column ${column.toLocaleString('en')}`;
    const found = shown.some((text) => text.includes(message) && text.includes(help ?? '') && text.includes(place));
    assert.ok(found, `${message} at ${place}`);
  }
  await page.click('text=What it means >> nth=0');
  await page.waitForSelector('.meaning h2');
  await page.click('.group a >> nth=0');
  await page.waitForSelector('.board');
  assert.deepEqual(said(page), []);
});

test('what is fixed is what the command fixes, safely or not', async () => {
  const page = await open();
  const shy = file('shy.cif', readFileSync(join(root, 'tests/corpus/faults/rules/MV-003--king-left-in-check.cif')));
  for (const path of [FAULTY, shy]) {
    for (const unsafe of [false, true]) {
      await choose(page, path);
      await page.click('#to-save');
      if (unsafe) await page.check('#unsafe');
      await page.click('button >> text="Fix"');
      await page.waitForSelector('.outcome p');
      const expected = cif('fix', '--quiet', ...(unsafe ? ['--unsafe'] : []), '--output', '-', path);
      const link = page.locator('a[download]');
      if (await link.count() > 0) {
        const { name, bytes } = await download(page, link);
        assert.equal(bytes.toString(), expected.toString());
        assert.match(name, /-fixed\.cif$/);
      } else {
        assert.equal(expected.toString(), readFileSync(path, 'utf8'));
      }
      await page.click('#another');
    }
  }
  assert.deepEqual(said(page), []);
});

test('compressed files are read as what is in them', async () => {
  const page = await open();
  const plain = cif('convert', '--quiet', '--created', CREATED, '--to', 'cif', GAMES, '-').toString();
  for (const ending of ['gz', 'zst', 'bz2']) {
    const path = file(`packed.cif.${ending}`, '');
    cif('convert', '--quiet', '--created', CREATED, GAMES, path);
    await choose(page, path);
    await page.waitForSelector('tbody tr');
    assert.equal(await page.locator('tbody tr').count(), 3, ending);
    const { name, bytes } = await make(page, 'Convert to PGN');
    assert.equal(name, 'packed.pgn');
    assert.equal(bytes.toString(), cif('convert', '--quiet', '--to', 'pgn', file('plain.cif', plain), '-').toString());
    await page.click('#another');
  }
  const packed = file('faulty.cif.gz', gzipSync(readFileSync(FAULTY)));
  await choose(page, packed);
  const { bytes } = await make(page, 'Fix');
  assert.equal(bytes.toString(), cif('fix', '--quiet', '--output', '-', FAULTY).toString());
  assert.deepEqual(said(page), []);
});

test('damaged files are said to be so, and what can be read is shown', async () => {
  const page = await open();
  const archive = readFileSync(join(root, 'tests/corpus/published-example.cif'));
  await choose(page, file('cut.cif', archive.subarray(0, archive.length - 300)));
  assert.match(await page.textContent('#to-findings'), /\([1-9]/);
  await page.click('#to-findings');
  const ofXml = page.locator('.group[data-id^="xml:"]').first();
  if (!await ofXml.evaluate((it) => it.open)) await ofXml.locator('summary').first().click();
  await ofXml.locator('.meaning summary').click();
  await ofXml.locator('.meaning h2').first().waitFor();
  const failures = {
    'empty.pgn': [Buffer.alloc(0), /there is nothing in the file/],
    'picture.pgn': [readFileSync(join(root, 'docs/report.png')), /neither an archive of CIF nor PGN/],
    'letter.pgn': [Buffer.from('Dear Sir,\n\nthis is no chess.\n'), /there is no game in the file/],
    'cut.pgn.gz': [gzipSync(readFileSync(GAMES)).subarray(0, 300), /cannot be read to its end/],
    'noise.zst': [Buffer.concat([Buffer.from([0x28, 0xB5, 0x2F, 0xFD]), Buffer.alloc(500, 0xA7)]), /cannot be read to its end/],
  };
  for (const [name, [bytes, message]] of Object.entries(failures)) {
    await choose(page, file(name, bytes));
    await page.waitForSelector('#said.failed');
    assert.match(await page.textContent('#said'), message, name);
    await page.click('#another');
  }
  assert.deepEqual(said(page), []);
});

test('markup in a file is never run', async () => {
  const attack = '<img src=x onerror="window.attacked=1"><script>window.attacked=1</script>';
  const page = await open();
  await choose(page, file('<b>attack.pgn', `[Event "${attack.replaceAll('"', "'")}"]\n[White "${attack.replaceAll('"', "'")}"]\n\n1. e4 {${attack}} zz5 ${attack} *\n`));
  for (const tab of ['#to-findings', '#to-save', '#to-games']) await page.click(tab);
  await page.click('#to-save');
  await page.click('button >> text="Convert to CIF"');
  await page.waitForSelector('a[download]');
  assert.equal(await page.evaluate(() => window.attacked), undefined);
  assert.equal(await page.locator('#app :is(script, img, b)').count(), 0);
  assert.deepEqual(said(page), []);
});

test('neither the page nor its workers may connect', async () => {
  const page = await open();
  await choose(page, GAMES);
  const attempt = (where) => where.evaluate((url) => fetch(url).then(() => 'connected', () => 'refused'), address);
  assert.equal(await attempt(page), 'refused');
  assert.equal(page.workers().length, 1);
  assert.equal(await attempt(page.workers()[0]), 'refused');
});

test('the page works without a network once it is loaded', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await context.setOffline(true);
  await page.reload();
  await page.click('#example');
  await page.waitForSelector('.board');
  await page.keyboard.press('ArrowRight');
  assert.match(await page.locator('.move[aria-current]').textContent(), /e4/);
  await context.close();
});

test('the keyboard alone suffices', async () => {
  const page = await open();
  const reach = async (wanted) => {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      if (wanted.test(await page.evaluate(() => document.activeElement.outerHTML.slice(0, 200)))) return;
    }
    assert.fail(`no ${wanted}`);
  };
  await reach(/id="file"/);
  // A press can come before the browser lets a page ask for files.
  let chooser;
  for (let presses = 0; presses < 5 && !chooser; presses += 1) {
    const asked = page.waitForEvent('filechooser', { timeout: 5000 }).catch(() => undefined);
    await page.keyboard.press('Enter');
    chooser = await asked;
  }
  await chooser.setFiles(FAULTY);
  await page.waitForSelector('#bar', { state: 'hidden' });
  await page.waitForSelector('#app main');
  await page.evaluate(() => document.body.focus());
  await reach(/id="to-findings"/);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.checked');
  await reach(/<summary/);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.group[open]');
  await page.keyboard.press('Shift+Tab');
  for (let presses = 0; presses < 5 && !page.url().endsWith('#save'); presses += 1) {
    await page.keyboard.press('Shift+Tab');
    if (await page.evaluate(() => document.activeElement.id === 'to-save')) await page.keyboard.press('Enter');
  }
  await reach(/>Fix</);
  await page.keyboard.press('Enter');
  await page.waitForSelector('a[download]');
  await reach(/ download=/);
  const [got] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  assert.match(got.suggestedFilename(), /-fixed\.cif$/);
  assert.deepEqual(said(page), []);
});

for (const colorScheme of ['light', 'dark']) {
  test(`axe finds nothing, ${colorScheme}`, async () => {
    for (const width of [1280, 360]) {
      const page = await open({ colorScheme, viewport: { width, height: 900 } });
      const look = async (what) => {
        assert.deepEqual(await violations(page), [], `${what} at ${width}`);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(wide <= width, `${what}: ${wide} pixels`);
      };
      await look('start');
      await choose(page, FAULTY);
      await look('game');
      await page.click('#to-findings');
      await page.click('.group summary >> nth=0');
      await page.click('.group[open] .meaning summary >> nth=0');
      await page.waitForSelector('.meaning h2');
      await look('findings');
      await make(page, 'Fix');
      await page.click('button >> text="Convert to PGN"');
      await page.waitForSelector('section:has-text("Convert") a[download]');
      await look('jobs');
      await page.click('#another');
      await choose(page, GAMES);
      await page.click('#to-games');
      await look('list');
      await page.close();
    }
  });
}

/// The longest task of a page in a trace, in milliseconds of its thread.
function longestTask({ traceEvents }) {
  const names = new Map();
  for (const { name, pid, tid, args } of traceEvents) if (name === 'thread_name') names.set(`${pid} ${tid}`, args.name);
  const tasks = traceEvents.filter(({ pid, tid, tdur }) => tdur && names.get(`${pid} ${tid}`) === 'CrRendererMain');
  assert.ok(tasks.length > 0, 'a trace has tasks');
  return Math.max(...tasks.map(({ tdur }) => tdur)) / 1000;
}

/// The most memory that a tab has had, its workers included, in MB.
async function largestTab() {
  const client = await browser.newBrowserCDPSession();
  const { processInfo } = await client.send('SystemInfo.getProcessInfo');
  await client.detach();
  const tabs = processInfo.filter(({ type }) => type === 'renderer');
  const peak = (id) => Number(/VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))[1]);
  return Math.round(Math.max(...tabs.map(({ id }) => peak(id))) / 1000);
}

test('a large file is listed without holding up the page', async () => {
  const megabytes = Number(process.env.MEGABYTES ?? 8);
  const one = readFileSync(GAMES, 'utf8');
  const copies = Math.ceil((megabytes * 1e6) / one.length);
  const path = file('large.pgn', Array.from({ length: copies }, (_, at) => one.replaceAll('Lovelace', `Lovelace ${at}`)).join('\n'));
  const page = await open();
  const before = await largestTab();
  await page.evaluate(() => {
    window.shares = [];
    const bar = document.getElementById('bar');
    new MutationObserver(() => { if (!bar.hidden) window.shares.push(bar.value); }).observe(bar, { attributes: true });
  });
  // What the page's own thread computes: other work may have the machine.
  await browser.startTracing(page, { categories: ['toplevel'] });
  const begin = Date.now();
  await page.setInputFiles('#file', path);
  await page.waitForSelector('tbody tr', { timeout: 60_000 });
  const first = Date.now() - begin;
  await page.click('tbody a >> nth=0');
  await page.waitForSelector('.board');
  await page.click('.back');
  await page.waitForSelector('#bar', { state: 'hidden', timeout: 1_200_000 });
  const all = Date.now() - begin;
  await page.waitForFunction((count) => document.querySelector('.count').textContent === `${count.toLocaleString('en')} games`, copies * 3);
  const shares = await page.evaluate(() => window.shares);
  assert.ok(shares.length > megabytes && shares.every((share, at) => at === 0 || share >= shares[at - 1]), shares.join());
  await page.fill('#search', `lovelace ${copies - 1}`);
  await page.waitForFunction(() => document.querySelectorAll('tbody tr').length < 5);
  const found = Date.now() - begin - all;
  await page.click('tbody a');
  await page.waitForSelector('.board');
  const longest = longestTask(JSON.parse(await browser.stopTracing()));
  console.log(`${megabytes} MB: first games after ${first} ms, all ${copies * 3} after ${all} ms, found after ${found} ms, `
    + `held up for ${Math.round(longest)} ms at most, memory ${before} MB before and ${await largestTab()} MB at most, `
    + `${shares.length} reports of progress`);
  assert.ok(longest < 200, `${longest} ms`);
  assert.deepEqual(said(page), []);
});

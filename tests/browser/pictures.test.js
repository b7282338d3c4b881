// Pictures as the command makes them into pixels, beside those that Chromium draws of the same
// SVG.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { file, launch, program, root } from './report.js';

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

// The share of pixels that may differ: edges are softened in another way, and the letters of
// charts may be of another font.
const BOARD = 0.01;
const CHART = 0.05;

const cases = [
  ['a board with names', ['show', 'docs/immortal.cif']],
  ['drawings on a board', ['show', 'cli/tests/archives/show.cif']],
  ['two boards', ['show', 'tests/corpus/bughouse.cif', '--theme', 'green']],
  ['a large board', ['show', 'docs/immortal.cif', '--size', '900', '--ply', '35', '--flip']],
  ['a chart', ['eval', 'docs/immortal.cif']],
  ['a narrow chart', ['eval', 'docs/immortal.cif', '--size', '400']],
];

for (const [name, words] of cases) {
  test(name, async () => {
    const draw = (suffix) => {
      const path = file(`${name}.${suffix}`, '');
      execFileSync(program, [...words, '--picture', path], { cwd: root, stdio: 'pipe' });
      return path;
    };
    const ours = PNG.sync.read(readFileSync(draw('png')));
    const { width, height } = ours;
    const page = await browser.newPage({ viewport: { width, height } });
    await page.goto('file://' + draw('svg'));
    const theirs = PNG.sync.read(await page.screenshot());
    await page.close();
    assert.deepEqual([theirs.width, theirs.height], [width, height]);
    const differing = pixelmatch(ours.data, theirs.data, undefined, width, height, { threshold: 0.2 });
    const share = differing / (width * height);
    console.log(`${name}: ${(share * 100).toFixed(2)}% of the pixels differ`);
    assert.ok(share < (words[0] === 'show' ? BOARD : CHART), `${share}`);
  });
}

test('a picture that moves has a frame for each position', async () => {
  const path = file('game.apng', '');
  const words = ['show', 'docs/immortal.cif', '--ply', '3', '--delay', '100', '--picture', path];
  execFileSync(program, words, { cwd: root, stdio: 'pipe' });
  const page = await browser.newPage();
  // The decoder is Chromium's, for pages that it trusts.
  await page.goto('file://' + path);
  const address = 'data:image/png;base64,' + readFileSync(path).toString('base64');
  const frames = await page.evaluate(async (address) => {
    const data = await (await fetch(address)).arrayBuffer();
    const decoder = new ImageDecoder({ data, type: 'image/png' });
    await decoder.tracks.ready;
    await decoder.completed;
    return decoder.tracks.selectedTrack.frameCount;
  }, address);
  assert.equal(frames, 4);
  await page.close();
});

const names = [
  ['Maxime Vachier-Lagrave of Nogent near Paris', 'A Very Long Team Name And Player (consultation)', '{[%clk 1:30:43]}'],
  ['NEPOMNIACHTCHI, IAN ALEXANDROVICH', '\u4E01\u7ACB\u4EBA'.repeat(12), '{[%clk 1:30:43]}'],
  ['Maxime Vachier-Lagrave of Nogent near Paris', '\u4E01\u7ACB\u4EBA'.repeat(12), ''],
];
for (const [white, black, clock] of names) {
  test(`names have room beside clocks: ${white}, ${black} ${clock}`, async () => {
    const pgn = file('long.pgn', `[White "${white}"]\n[Black "${black}"]\n\n1. e4 ${clock} e5 ${clock} *\n`);
    const path = file('long.svg', '');
    execFileSync(program, ['show', pgn, '--ply', '2', '--picture', path], { stdio: 'pipe' });
    const page = await browser.newPage();
    await page.goto('file://' + path);
    for (const font of ['sans-serif', 'DejaVu Sans']) {
      const boxes = await page.evaluate((font) => {
        document.documentElement.setAttribute('font-family', font);
        return [...document.querySelectorAll('[font-weight="bold"]')].map((it) => {
          const { x, width } = it.getBBox();
          return { x, end: x + width, line: it.getAttribute('y') };
        });
      }, font);
      assert.equal(boxes.length, clock ? 4 : 2);
      for (const box of boxes) {
        const met = boxes.filter((it) => it.line === box.line && it.x < box.end && box.x < it.end);
        assert.ok(box.x >= 0 && box.end <= 361 && met.length === 1, `${font}: ${JSON.stringify(boxes)}`);
      }
    }
    assert.match(await page.locator('[text-anchor="start"]').first().textContent(), /\S\u2026$/);
    await page.close();
  });
}

// Reports made by the command, opened in Debian's Chromium from a file.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const here = dirname(fileURLToPath(import.meta.url));
export const root = join(here, '../..');
/// The command.
export const program = process.env.CIF ?? join(root, 'target/debug/cif');
const axe = readFileSync(join(here, 'node_modules/axe-core/axe.min.js'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'cif-browser-'));

/// What the command writes to standard output.
export function cif(...args) {
  try {
    return execFileSync(program, args, { cwd: here, stdio: 'pipe', maxBuffer: 1 << 30 });
  } catch (error) {
    // Faults were found, and 1 says so.
    if (error.status !== 1) throw new Error(String(error.stderr));
    return error.stdout;
  }
}

/// The address of a report of some files.
export function report(name, ...files) {
  const out = join(folder, name);
  cif('html', '--quiet', '--output', out, ...files);
  return 'file://' + out;
}

/// The path of a file with this text.
export function file(name, text) {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/// What axe-core finds wrong with a page. It is a script of the test, which the policy of the page
/// would not let in.
export async function violations(page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Runtime.evaluate', { expression: axe });
  const { result } = await client.send('Runtime.evaluate', {
    expression: `axe.run().then(({ violations }) => JSON.stringify(violations.map(
      ({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 120)).join(' | '))))`,
    awaitPromise: true,
  });
  await client.detach();
  return JSON.parse(result.value);
}

export function launch() {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  return chromium.launch({ executablePath, args: ['--no-sandbox'] });
}

/// Opens a page, with all that its console says.
export async function open(browser, address, options = {}) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, ...options });
  page.said = [];
  page.on('console', (message) => page.said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => page.said.push(`error: ${error.message}`));
  page.on('request', (request) => {
    if (!/^(file|data|blob):/.test(request.url())) page.said.push(`request: ${request.url()}`);
  });
  page.on('dialog', (dialog) => {
    page.said.push(`dialog: ${dialog.message()}`);
    dialog.dismiss();
  });
  await page.goto(address);
  await page.waitForSelector('main');
  return page;
}

// The page of a report.

import { ReportSource } from './report.js';
import { Viewer } from './viewer.js';
import { el } from './dom.js';

const app = document.getElementById('app');
try {
  const viewer = new Viewer(app, await ReportSource.open());
  addEventListener('hashchange', () => viewer.show());
  addEventListener('keydown', (event) => viewer.key(event));
  await viewer.show();
} catch (error) {
  app.replaceChildren(el('p', { class: 'opening' }, `This browser cannot open the report: ${error.message}`));
  throw error;
}

// What a key costs in the meetstaat, with 50 items and with 5,000, in a headless browser on the built app:
// node bench/sheet-keys.mjs [presses]. The figure is processor time of the page's own thread from the key until the
// page is drawn, so it says the same on a busy machine; a key has 20 ms.
import { scratchFolder, startOurs } from './support/processes.mjs';
import { openSignedInPage } from './support/signed-in-page.mjs';

const presses = Number(process.argv[2] ?? 20);
const keyMs = 20;
const sizes = [50, 5000];
const categories = ['Sanitair', 'Keuken', 'Elektra', 'Schilderwerk', 'Vloeren'];

async function makeItems(page, count) {
  const { id } = await (
    await page.request.post('/api/projects', { data: { name: `${count} posten` } })
  ).json();
  for (let done = 0; done < count; done += 500) {
    const create = Array.from({ length: Math.min(500, count - done) }, (_, index) => ({
      category: categories[(done + index) % categories.length],
      description: `Post ${done + index}: leveren en plaatsen van onderdelen volgens plan`,
      quantity: String((index % 90) + 1),
      unit: 'm²',
      unitPrice: `${(index % 70) + 1}.25`,
    }));
    const made = await page.request.post(`/api/projects/${id}/bill-of-quantities/changes`, {
      data: { update: [], create, remove: [] },
    });
    if (!made.ok()) throw new Error(`items: ${made.status()} ${await made.text()}`);
  }
  return id;
}

/** Each is what somebody presses one after the other; every press is measured by itself. */
const habits = {
  'nothing but the measuring': ['Shift'],
  'arrow down': ['ArrowDown'],
  'arrow right': ['ArrowRight', 'ArrowLeft'],
  'shift and arrow': ['Shift+ArrowDown'],
  'page down': ['PageDown'],
  'enter, twice': ['Enter', 'Enter'],
  'type, enter': ['7', 'Enter'],
  'tab from cell to cell': ['Tab'],
};

async function measure(page, session, keys) {
  const spentSoFar = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  const drawn = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const spent = keys.map(() => []);
  for (let round = 0; round < presses; round += 1) {
    for (const [index, key] of keys.entries()) {
      await drawn();
      const before = await spentSoFar();
      await page.keyboard.press(key);
      await drawn();
      spent[index].push((await spentSoFar()) - before);
    }
  }
  return spent.map((each) => each.toSorted((a, b) => a - b));
}

const server = await startOurs({ DATA_DIR: scratchFolder() });
let opened;
try {
  opened = await openSignedInPage(server.url);
  const { page, session } = opened;
  for (const count of sizes) {
    const id = await makeItems(page, count);
    await page.evaluate((project) => localStorage.setItem('project', String(project)), id);
    for (const [name, keys] of Object.entries(habits)) {
      await page.goto('/meetstaat');
      const sheet = page.getByRole('grid', { name: 'Meetstaat' });
      await sheet.getByRole('gridcell').nth(3).click();
      if (name === 'tab from cell to cell') await page.keyboard.press('Enter');
      const spent = await measure(page, session, keys);
      for (const [index, each] of spent.entries()) {
        const middle = each[Math.floor(each.length / 2)];
        const most = each[Math.ceil(each.length * 0.95) - 1];
        console.log(
          `${String(count).padStart(5)} items, ${name.padEnd(22)} ${keys[index].padEnd(16)} ${middle.toFixed(1).padStart(6)} ms, 95% under ${most.toFixed(1)} ms`,
        );
        if (middle > keyMs) process.exitCode = 1;
      }
    }
  }
} finally {
  await opened?.close();
  await server.stop();
}

// How the timeline of the planning follows a bar that is dragged, among 4 tasks and among 500, in a headless browser on
// the built app: node bench/plan-frames.mjs [rounds]. A frame at 60 a second has 16.7 ms; what the page itself needs of
// that is what it can be judged by, as the frames themselves wait for whatever else the machine does.
import { scratchFolder, startOurs } from './support/processes.mjs';
import { openSignedInPage } from './support/signed-in-page.mjs';

const rounds = Number(process.argv[2] ?? 3);
const frames = 120;
const frameMs = 1000 / 60;

function inDays(days) {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

async function makePlan(page, count) {
  const { id } = await (
    await page.request.post('/api/projects', { data: { name: `${count} taken` } })
  ).json();
  let before;
  for (let index = 0; index < count; index += 1) {
    const start = index % 300;
    // A third hangs on the one before it.
    const dependsOn = before && index % 3 === 0 ? [{ taskId: before, days: 0 }] : [];
    const data = { title: `Taak ${index}`, startDate: inDays(start), endDate: inDays(start + 5), dependsOn };
    const made = await page.request.post(`/api/projects/${id}/planning`, { data });
    before = (await made.json()).id;
  }
  return id;
}

async function drag(page, session, handle) {
  const chart = page.getByRole('region', { name: 'Tijdslijn van de taken' });
  const bar = chart.getByRole('button', { name: /^Taak 3: / });
  await bar.scrollIntoViewIfNeeded();
  const box = await bar.boundingBox();
  const from = { x: handle === 'resize' ? box.x + box.width - 2 : box.x + 20, y: box.y + box.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const metrics = async () => {
    const { metrics: all } = await session.send('Performance.getMetrics');
    return Object.fromEntries(all.map(({ name, value }) => [name, value]));
  };
  await page.evaluate(() => {
    window.frameTimes = [];
    const tick = (at) => {
      window.frameTimes.push(at);
      window.ticking = requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  const begun = await metrics();
  for (let at = 1; at <= frames; at += 1) await page.mouse.move(from.x + (at % 200), from.y);
  const ended = await metrics();
  const times = await page.evaluate(() => {
    cancelAnimationFrame(window.ticking);
    return window.frameTimes;
  });
  await page.mouse.move(from.x, from.y);
  await page.mouse.up();
  const spent = (name) => ((ended[name] - begun[name]) * 1000) / times.length;
  const deltas = times.slice(1).map((at, index) => at - times[index]);
  return {
    work: spent('TaskDuration'),
    script: spent('ScriptDuration'),
    layout: spent('LayoutDuration') + spent('RecalcStyleDuration'),
    onTime: deltas.filter((delta) => delta < frameMs * 1.5).length / deltas.length,
    median: deltas.toSorted((a, b) => a - b)[Math.floor(deltas.length / 2)],
  };
}

const server = await startOurs({ DATA_DIR: scratchFolder() });
let opened;
try {
  opened = await openSignedInPage(server.url);
  const { page, session } = opened;
  for (const count of [4, 500]) {
    const id = await makePlan(page, count);
    await page.evaluate((project) => localStorage.setItem('project', String(project)), id);
    await page.goto('/planning?weergave=tijdslijn&schaal=maand');
    await page.getByText(/langste keten/).waitFor();
    for (const handle of ['move', 'resize']) {
      for (let round = 1; round <= rounds; round += 1) {
        const { work, script, layout, onTime, median } = await drag(page, session, handle);
        console.log(
          `${String(count).padStart(3)} tasks, ${handle.padEnd(6)}: ${work.toFixed(2)} ms of work a frame (script ${script.toFixed(2)}, style and layout ${layout.toFixed(2)}), median frame ${median.toFixed(1)} ms, ${Math.round(onTime * 100)}% on time`,
        );
        if (work > frameMs) process.exitCode = 1;
      }
    }
  }
} finally {
  await opened?.close();
  await server.stop();
}

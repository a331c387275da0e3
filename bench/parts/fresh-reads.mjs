import { setTimeout as wait } from 'node:timers/promises';
import { median } from '../support/driver.mjs';
import { cpuNs } from '../support/processes.mjs';
import { listReads } from '../support/reads.mjs';

const warmUp = 30;
const rounds = 40;
/** Against asking who one is, in one run. */
const aims = new Map([
  ['/api/user/news', 2],
  ['/api/projects/{projectId}/changes', 8],
  ['/api/projects/{projectId}/overview', 10],
  ['/api/projects/{projectId}/todo', 10],
]);
const aimOfOthers = 5;
const aimOfCreate = 3;

/** What the server spends on one call, and on what it still does for it afterwards. */
async function costOf(server, work) {
  const before = cpuNs(server.pid);
  await work();
  await wait(3);
  return (cpuNs(server.pid) - before) / 1e6;
}

async function read(visitor, path) {
  const response = await visitor.request(path);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
}

/** Each read of the example project once after each change, by turns, so that a busy moment falls on all alike. */
export async function measureReads(server, owner, engine) {
  const { id } = await owner.json('POST', '/api/projects/example');
  const reads = await listReads(server, owner, id);
  const [changed] = await owner.json('GET', `/api/projects/${id}/planning`);
  // Elsewhere, so that the example stays as long as it is.
  const other = await owner.json('POST', '/api/projects', { name: 'Kouter 7' });
  const costs = new Map();
  const note = (name, ms, round) => {
    if (round >= warmUp) costs.set(name, [...(costs.get(name) ?? []), ms]);
  };
  for (let round = 0; round < warmUp + rounds; round += 1) {
    await owner.json('PUT', `/api/planning/${changed.id}`, { title: `Dak ${round}` });
    await wait(5);
    note('who', await costOf(server, () => read(owner, '/api/auth/user')), round);
    for (const { name, path } of reads) note(name, await costOf(server, () => read(owner, path)), round);
    const task = { title: `Afspraak ${round}`, startDate: '2026-05-04' };
    const create = () => owner.json('POST', `/api/projects/${other.id}/planning`, task);
    note('create', await costOf(server, create), round);
  }
  return show(costs, engine);
}

function show(costs, engine) {
  const who = median(costs.get('who'));
  console.log(
    `\n${engine}: the example project, processor of the first read after a change; who one is: ${who.toFixed(2)} ms`,
  );
  const missed = [];
  for (const [name, each] of costs) {
    if (name === 'who') continue;
    const aim = name === 'create' ? aimOfCreate : (aims.get(name) ?? aimOfOthers);
    const ratio = median(each) / who;
    // A tenth is within what two runs differ.
    const isMet = ratio <= aim * 1.1;
    if (!isMet) missed.push(name);
    const verdict = isMet ? '' : 'MISSED';
    console.log(
      `  ${name.padEnd(48)} ${median(each).toFixed(2).padStart(7)} ms ${ratio.toFixed(2).padStart(6)} times (aim ${aim}) ${verdict}`,
    );
  }
  return missed.length === 0;
}

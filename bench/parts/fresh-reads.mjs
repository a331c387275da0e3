import { setTimeout as wait } from 'node:timers/promises';
import { median } from '../support/driver.mjs';
import { cpuNs } from '../support/processes.mjs';
import { listReads } from '../support/reads.mjs';

const warmUp = 12;
const rounds = 32;
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

/** What each read shows some of: a read that is made of nothing that changed costs less than one that is. */
async function listChanges(owner, id) {
  const first = async (name) => (await owner.json('GET', `/api/projects/${id}/${name}`))[0].id;
  const [task, quote, invoice, item] = [
    ...[await first('planning'), await first('quotes'), await first('invoices')],
    await first('bill-of-quantities'),
  ];
  const put = (path, field) => (word) => owner.json('PUT', path, { [field]: `Dak ${word}` });
  return new Map([
    ['task', put(`/api/planning/${task}`, 'title')],
    ['quote', put(`/api/quotes/${quote}`, 'notes')],
    ['invoice', put(`/api/invoices/${invoice}`, 'notes')],
    ['estimate', put(`/api/bill-of-quantities/${item}`, 'description')],
  ]);
}

/** Each read of the example project once after a change, by turns, so that a busy moment falls on all alike. */
export async function measureReads(server, owner, engine) {
  const { id } = await owner.json('POST', '/api/projects/example');
  const reads = await listReads(server, owner, id);
  const changes = [...(await listChanges(owner, id))];
  // Elsewhere, so that the example stays as long as it is.
  const other = await owner.json('POST', '/api/projects', { name: 'Kouter 7' });
  const costs = new Map();
  const note = (name, ms, round) => {
    if (round < warmUp) return;
    const [kind] = changes[round % changes.length];
    const byKind = costs.get(name) ?? new Map();
    costs.set(name, byKind.set(kind, [...(byKind.get(kind) ?? []), ms]));
  };
  for (let round = 0; round < warmUp + rounds; round += 1) {
    note('who', await costOf(server, () => read(owner, '/api/auth/user')), round);
    for (const { name, path } of reads) {
      // Before each: what one read works out would otherwise be there for the next.
      await changes[round % changes.length][1](`${round} ${name}`);
      await wait(5);
      note(name, await costOf(server, () => read(owner, path)), round);
    }
    const task = { title: `Afspraak ${round}`, startDate: '2026-05-04' };
    const create = () => owner.json('POST', `/api/projects/${other.id}/planning`, task);
    note('create', await costOf(server, create), round);
  }
  return show(costs, engine);
}

function show(costs, engine) {
  const who = median([...costs.get('who').values()].flat());
  console.log(
    `\n${engine}: the example project, processor of the first read after the change that costs it most; who one is: ${who.toFixed(2)} ms`,
  );
  const missed = [];
  for (const [name, byKind] of costs) {
    if (name === 'who') continue;
    const aim = name === 'create' ? aimOfCreate : (aims.get(name) ?? aimOfOthers);
    const [kind, ms] = [...byKind]
      .map(([changed, each]) => [changed, median(each)])
      .reduce((worst, each) => (each[1] > worst[1] ? each : worst));
    const ratio = ms / who;
    // A tenth is within what two runs differ.
    const isMet = ratio <= aim * 1.1;
    if (!isMet) missed.push(name);
    const verdict = isMet ? '' : 'MISSED';
    console.log(
      `  ${name.padEnd(48)} ${ms.toFixed(2).padStart(7)} ms ${ratio.toFixed(2).padStart(6)} times (aim ${aim}) after a change of ${kind.padEnd(8)} ${verdict}`,
    );
  }
  return missed.length === 0;
}

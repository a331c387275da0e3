// A server as far as its jobs go: it does them until it is killed, and tells again and again how many are left.
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openEngine } from '#/platform/server/database/engine/open';
import { jobs as table } from '#/platform/server/database/schema/jobs';
import { enqueue } from '#/platform/server/database/stores/enqueue-store';
import { endAllLeases } from '#/platform/server/database/stores/lease-store';
import { createJobs } from '#/platform/server/jobs/jobs';
import { silentLog } from '../support/job-context';
import { type Numbered, type Place, saidIn } from './job-kills-place';

const place = JSON.parse(process.argv[2] ?? '{}') as Place;
const engine = await openEngine(place);
const { db, listen } = engine;

const work = () => wait(5 + Math.random() * 30);
const say = (name: string, words: string) =>
  appendFileSync(join(place.dataDir, saidIn[name] ?? name), `${words}\n`);

const jobs = createJobs({
  ...{ db, listen, log: silentLog, now: () => new Date(), leaseSeconds: 2 },
  kinds: {
    letter: {
      run: async (payload) => {
        await work();
        say('letters', String((payload as Numbered).n));
      },
    },
    paper: {
      queue: 'papers',
      run: async (payload) => {
        await work();
        return (tx) => enqueue(tx, 'read', payload as Numbered);
      },
    },
    tick: {
      timing: { everySeconds: 0.05, atStart: true },
      run: async () => {
        say('ticks', `begin ${process.pid} ${Date.now()}`);
        await work();
        say('ticks', `end ${process.pid} ${Date.now()}`);
      },
    },
  },
});

if (engine.name === 'embedded') await endAllLeases(db);
await jobs.start();
process.stdin.resume().once('end', async () => {
  await jobs.stop();
  await engine.close();
});
while (!process.stdin.readableEnded) {
  const isLeft = sql`${table.kind} in ('letter', 'paper') and ${table.doneAt} is null`;
  process.stdout.write(`${await db.$count(table, isLeft)}\n`);
  await wait(100);
}

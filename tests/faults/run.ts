import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseUrl, runOnServer } from '../support/template-database';
import { thereAndBack, twoStarts } from './folder-and-archive';
import { jobKills } from './job-kills';
import { killRounds } from './kill-rounds';
import { oddReads } from './odd-reads';
import { databaseGone, mailServerDown } from './outages';
import { type Check, say, tell } from './report';
import { diskFull, storeFails } from './storage';

type Postgres = { url: string; halt: () => Promise<void>; resume: () => Promise<void> };
type Options = { rounds: number; only: string | undefined; postgres: Postgres };

/** Everything, one after another; answers whether all of it held. */
export async function runFaults({ rounds, only, postgres }: Options): Promise<boolean> {
  const scratch = mkdtempSync(join(tmpdir(), 'truweel-faults-'));
  const folder = (name: string) => {
    const dataDir = join(scratch, name);
    mkdirSync(dataDir, { mode: 0o700 });
    return dataDir;
  };
  const onServer = async (name: string) => {
    await runOnServer(postgres.url, `create database ${name}`);
    return { DATA_DIR: folder(name), DATABASE_URL: databaseUrl(postgres.url, name) };
  };
  // Each start of a process takes its time.
  const jobKillsAtMost = Math.min(rounds, 12);
  const checks: Record<string, () => Promise<Check>> = {
    'kill-embedded': async () => {
      const dataDir = folder('kill_embedded');
      return killRounds('killed while writing, embedded database', {
        ...{ rounds, dataDir, env: { DATA_DIR: dataDir } },
      });
    },
    'kill-postgres': async () => {
      const env = await onServer('kill_postgres');
      return killRounds('killed while writing, PostgreSQL', { rounds, dataDir: env.DATA_DIR, env });
    },
    'jobs-embedded': () =>
      jobKills('killed while doing jobs, embedded database', {
        ...{ place: { databaseUrl: undefined, dataDir: folder('jobs_embedded') }, processes: 1 },
        kills: jobKillsAtMost,
      }),
    'jobs-postgres': async () => {
      const { DATABASE_URL, DATA_DIR } = await onServer('jobs_postgres');
      return jobKills('two processes killed while doing jobs, PostgreSQL', {
        ...{ place: { databaseUrl: DATABASE_URL, dataDir: DATA_DIR }, processes: 2, kills: jobKillsAtMost },
      });
    },
    'disk-full': () => diskFull(scratch),
    'database-gone': async () => databaseGone(await onServer('database_gone'), postgres, 10),
    'mail-down': () => mailServerDown({ DATA_DIR: folder('mail_down') }, 8),
    's3-fails': () => storeFails(scratch, { DATA_DIR: folder('s3_fails') }),
    'odd-reads': () => oddReads({ DATA_DIR: folder('odd_reads') }, 100_000),
    'two-starts': () => twoStarts(folder('two_starts')),
    'there-and-back': async () => {
      const { DATABASE_URL } = await onServer('there_and_back');
      return thereAndBack(folder('archives'), DATABASE_URL);
    },
  };
  const failed: string[] = [];
  try {
    for (const [name, run] of Object.entries(checks)) {
      if (only && !name.startsWith(only)) continue;
      const check = await run().catch((error: Error) => ({
        title: name,
        wrong: [error.stack ?? error.message],
        figures: [],
      }));
      tell(check);
      if (check.wrong.length > 0) failed.push(name);
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  say(failed.length === 0 ? 'Nothing was lost, and everything recovered.' : `Failed: ${failed.join(', ')}.`);
  return failed.length === 0;
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../../scripts/prepare/paths.mjs';

export type Place = { databaseUrl: string | undefined; dataDir: string };

export type MorningServer = {
  /** How many letters it ordered when it was that time; undefined where it was killed before it answered. */
  tellTime: (moment: string) => Promise<number | undefined>;
  kill: () => Promise<void>;
  end: () => Promise<void>;
};

export async function startMorningServer(place: Place): Promise<MorningServer> {
  const script = join(root, 'tests/faults/mornings-child.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, JSON.stringify(place)], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const killIt = () => child.kill('SIGKILL');
  process.once('exit', killIt);
  const ended = once(child, 'exit').then(() => void process.off('exit', killIt));
  // Who is killed doesn't read what was written meanwhile.
  child.stdin.on('error', () => undefined);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const answer = async () => {
    const { value, done } = await lines.next();
    return done ? undefined : Number(value);
  };
  if ((await answer()) === undefined) throw new Error('it ended before it had a database');
  return {
    tellTime: (moment) => {
      child.stdin.write(`${moment}\n`);
      return answer();
    },
    kill: async () => {
      killIt();
      await ended;
    },
    end: async () => {
      child.stdin.end();
      await ended;
    },
  };
}

// A server as far as its mornings go: it is told what time it is, looks whether it is past seven, and answers how many
// letters it ordered, until it is killed.
import { createInterface } from 'node:readline';
import { features } from '#/app/server/features';
import { startMornings } from '#/features/reminders/digest/server/morning';
import { openEngine } from '#/platform/server/database/engine/open';
import { buildHouse } from '#/platform/server/house';

const { databaseUrl, dataDir } = JSON.parse(process.argv[2] ?? '{}') as {
  databaseUrl: string | undefined;
  dataDir: string;
};
const { db, close } = await openEngine({ databaseUrl, dataDir });
const { deadlines } = buildHouse(features);

async function lookAt(moment: Date): Promise<number> {
  let [letters, end] = [0, async () => undefined as unknown];
  startMornings({
    ...{ db, deadlines, now: () => moment, onServe: (begin) => void begin() },
    onStop: (stop) => {
      end = async () => stop();
    },
    logger: {
      info: (told: object) => {
        letters += (told as { letters: number }).letters;
      },
      warn: (told: object) => {
        throw (told as { err: unknown }).err;
      },
    },
  });
  await end();
  return letters;
}

process.stdout.write('0\n');
for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write(`${await lookAt(new Date(line))}\n`);
await close();

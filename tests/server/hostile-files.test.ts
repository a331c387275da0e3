import { beforeAll, describe, expect, it } from 'vitest';
import { extractQuote } from '#/features/reading/check/scan-contract';
import { withAppOnAnyEngine } from '../support/any-engine';
import { type HostileFile, hostileFiles } from '../support/hostile/files';
import { makePdf, quoteText } from '../support/pdfs';
import type { Client } from '../support/test-app';

/** `npm run test:fuzz` asks for many more, each time others. */
const count = Number(process.env.FUZZ_FILES ?? 16);
const seed = Number(process.env.FUZZ_SEED ?? 20_260_301);
/** Of work: how long that takes depends on what else the machine does. */
const mostWorkMs = 20_000;
const patienceMs = 120_000;
/** Below what one person may scan in an hour. */
const perPerson = 20;

const app = withAppOnAnyEngine({ env: { REQUESTS_PER_MINUTE: '1000000' } });

function send(client: Client, bytes: Buffer, name: string) {
  return client.call(extractQuote, { body: {}, file: new File([new Uint8Array(bytes)], name) });
}

/** What is wrong with the answer; nothing where it is as it should be. */
async function fault(client: Client, { name, bytes }: HostileFile, at: number): Promise<string[]> {
  const begun = performance.now();
  const usedBefore = process.cpuUsage();
  const { status, body } = await send(client, bytes, name.split(',')[0] ?? name);
  const took = performance.now() - begun;
  const { user, system } = process.cpuUsage(usedBefore);
  const worked = (user + system) / 1000;
  const file = `file ${at} of seed ${seed} (${name})`;
  const { message } = body as { message?: unknown };
  return [
    ...([200, 400, 415, 422].includes(status) ? [] : [`${file} answered ${status}: ${String(message)}`]),
    ...(status < 400 || typeof message === 'string' ? [] : [`${file} was refused without a sentence`]),
    ...(worked < mostWorkMs ? [] : [`${file} took ${Math.round(worked)} ms of work`]),
    ...(took < patienceMs ? [] : [`${file} took ${Math.round(took)} ms`]),
  ];
}

describe('a damaged file that somebody scans', () => {
  let files: HostileFile[];
  beforeAll(async () => {
    files = await hostileFiles(count, seed);
  });

  it(
    'is read or refused with a sentence, in time, and the next one is read as before',
    async () => {
      const wrong: string[] = [];
      for (let first = 0; first < files.length; first += perPerson) {
        const client = await app().signIn();
        for (const [index, file] of files.slice(first, first + perPerson).entries()) {
          wrong.push(...(await fault(client, file, first + index)));
        }
      }
      expect(wrong).toEqual([]);
      const { body } = await send(await app().signIn(), makePdf([{ content: quoteText }]), 'offerte.pdf');
      expect(body).toMatchObject({ success: true, data: { totalAmount: '1325.00' } });
    },
    60 * 60_000,
  );
});

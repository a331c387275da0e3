import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TokenRight } from '#/core/call';
import { createExample } from '#/features/front/example/contract';
import { listQuotes } from '#/features/papers/shared/quotes/contract';
import { makeToken } from '#/features/programs/tokens/contract';
import { listDeliveries, makeWebhook } from '#/features/programs/webhooks/contract';
import { listInbox } from '#/features/reading/inbox/contract';
import { createReminder } from '#/features/reminders/shared/deadlines/contract';
import { deliveryJob } from '#/platform/server/database/log/tell-webhooks';
import { jobs } from '#/platform/server/database/schema/jobs';
import { webhookDeliveries } from '#/platform/server/database/schema/webhooks';
import { freePort } from '../support/free-port';
import { samplePdf } from '../support/sample-files';
import { type Client, withOwnTestApp } from '../support/test-app';

/** What docs/programs.md tells people to run is run. */
const page = readFileSync(new URL('../../docs/programs.md', import.meta.url), 'utf8');
/** Where the receiver of the page listens, as what is sent to the internet gets there. */
let receiver = '';
const app = withOwnTestApp({
  outgoing: {
    resolve: async () => [{ address: '93.184.215.14', family: 4 }],
    post: async ({ headers, body }) => (await fetch(receiver, { method: 'POST', headers, body })).status,
  },
});
const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'truweel-programs-'));

let owner: Client;
let projectId: number;
let fill: (text: string) => string;

function blocksOf(language: string): string[] {
  return [...page.matchAll(/^```(\w+)\n([^`]*)^```$/gm)].flatMap(([, each, code = '']) =>
    each === language ? [fill(code)] : [],
  );
}

const has = (program: string) =>
  (process.env.PATH ?? '').split(delimiter).some((place) => existsSync(join(place, program)));

beforeAll(async () => {
  owner = await app().signIn();
  projectId = (await owner.call(createExample, {})).body.id;
  const tokenFor = async (right: TokenRight) =>
    (await owner.call(makeToken, { body: { name: 'Voorbeeld', projectId, right, days: 1 } })).body.token;
  const tokens = { read: await tokenFor('read'), inbox: await tokenFor('inbox') };
  await app().http.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app().http.server.address() as AddressInfo;
  fill = (text) =>
    text
      .replaceAll('https://truweel.example', `http://127.0.0.1:${port}`)
      .replaceAll('projects/12/', `projects/${projectId}/`)
      .replaceAll('tw_inbox…', tokens.inbox)
      .replaceAll('tw_…', tokens.read);
  writeFileSync(join(folder, 'factuur.pdf'), samplePdf);
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the page about one’s own programs', () => {
  it.skipIf(!has('curl'))('reads what there is to do with curl, and hands in a paper once', async () => {
    const [read = '', handIn = ''] = blocksOf('sh');
    const todos = JSON.parse((await run('sh', ['-c', read], { cwd: folder })).stdout) as object[];
    expect(todos.length).toBeGreaterThan(3);
    const made = [];
    for (let times = 0; times < 2; times += 1)
      made.push(JSON.parse((await run('sh', ['-c', handIn], { cwd: folder })).stdout) as { id: number });
    expect(made[0]?.id).toBe(made[1]?.id);
    const { body } = await owner.call(listInbox, { params: { projectId } });
    expect(body.filter(({ file }) => file.name === 'factuur.pdf')).toHaveLength(1);
  });

  it.skipIf(!has('python3'))('tells with Python what is left to pay of each quote', async () => {
    const [program = ''] = blocksOf('python');
    const { stdout } = await run('python3', ['-c', program], { cwd: folder });
    const { body } = await owner.call(listQuotes, { params: { projectId } });
    const accepted = body.filter(({ status }) => status === 'accepted');
    expect(accepted.length).toBeGreaterThan(1);
    expect(stdout.trim().split('\n')).toEqual(
      accepted.map(({ quoteNumber, payment }) => `${quoteNumber ?? 'None'} ${payment.remaining}`),
    );
  });

  it.skipIf(!has('python3'))('hears of a change with Python, once, and from nobody else', async () => {
    const [, program = ''] = blocksOf('python');
    const { body: made } = await owner.call(makeWebhook, {
      params: { projectId },
      body: { url: 'https://huis.example/', kinds: ['reminders'] },
    });
    const port = await freePort();
    receiver = `http://127.0.0.1:${port}/`;
    const code = program.replace('whsec_…', made.secret).replace('8080', String(port));
    const running = spawn('python3', ['-c', code], { stdio: ['ignore', 'pipe', 'ignore'] });
    let heard = '';
    running.stdout.on('data', (text) => {
      heard += String(text);
    });
    try {
      const forge = () =>
        fetch(receiver, { method: 'POST', body: '{}' }).then(
          ({ status }) => status,
          () => undefined,
        );
      await expect.poll(forge).toBe(401);
      const body = { title: 'Bel', day: '2026-03-01' } as const;
      const { body: reminder } = await owner.call(createReminder, { params: { projectId }, body });
      for (let times = 0; times < 2; times += 1) {
        await app().jobs.drain('webhooks');
        const told = await owner.call(listDeliveries, { params: { id: made.id } });
        expect(told.body.map(({ status }) => status)).toEqual(['delivered']);
        // As if we could not say that it was taken: it comes a second time.
        await app()
          .db.update(webhookDeliveries)
          .set({ status: times === 0 ? 'waiting' : 'delivered' });
        await app()
          .db.update(jobs)
          .set({ doneAt: null, runAt: sql`now()` })
          .where(eq(jobs.kind, deliveryJob));
      }
      await expect.poll(() => heard).toContain(`reminders ${reminder.id} http`);
      expect(heard.trim().split('\n')).toHaveLength(1);
    } finally {
      running.kill();
    }
  });

  it('gives a sensor the fields that it shows', async () => {
    const [settings = ''] = blocksOf('yaml');
    const url = /resource: (\S+)/.exec(settings)?.[1] ?? '';
    const authorization = /Authorization: (.+)/.exec(settings)?.[1] ?? '';
    const rows = (await (await fetch(url, { headers: { authorization } })).json()) as Record<
      string,
      unknown
    >[];
    const shown = [...settings.matchAll(/^ {10}- (\w+)$/gm)].map(([, name = '']) => name);
    expect(shown).toEqual(['label', 'name', 'day']);
    for (const name of shown) expect([name, typeof rows[0]?.[name]]).toEqual([name, 'string']);
  });

  it('names no address that a token does not open', () => {
    const named = new Set([...page.matchAll(/\/api\/projects\/12\/([\w-]+)/g)].map(([, name]) => name));
    const opened = app().routes.flatMap(({ path, token }) => (token ? [path.split('/').at(-1)] : []));
    expect([...named].filter((name) => !opened.includes(name))).toEqual([]);
  });
});

import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TokenRight } from '#/core/call';
import { createExample } from '#/features/front/example/contract';
import { listQuotes } from '#/features/papers/quotes/contract';
import { makeToken } from '#/features/programs/tokens/contract';
import { listInbox } from '#/features/reading/inbox/contract';
import { samplePdf } from '../support/sample-files';
import { type Client, withOwnTestApp } from '../support/test-app';

/** What docs/programs.md tells people to run is run. */
const page = readFileSync(new URL('../../docs/programs.md', import.meta.url), 'utf8');
const app = withOwnTestApp();
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

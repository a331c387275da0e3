import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { createProject } from '#/features/people/projects/contract';
import { Person } from '../faults/person';
import { type Running, startProgram } from '../faults/program';
import { startBalancer } from '../support/balancer';
import { freePort } from '../support/free-port';
import { describeOnEmbedded, describeOnPostgres } from '../support/one-engine';
import { databaseUrl, runOnServer } from '../support/template-database';

const template = inject('template');

let dataDir: string;
let started: Running[];
let database: Record<string, string>;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'truweel-ending-'));
  started = [];
  database = {};
  if (template.kind === 'embedded') return;
  const name = `truweel_ending_${process.pid}_${Date.now()}`;
  await runOnServer(template.url, `create database ${name} template ${template.name}`);
  database = { DATABASE_URL: databaseUrl(template.url, name) };
});

afterEach(async () => {
  await Promise.all(started.map((each) => each.kill()));
  const name = new URL(database.DATABASE_URL ?? 'x:/').pathname.slice(1);
  if (template.kind === 'postgres')
    await runOnServer(template.url, `drop database if exists ${name} with (force)`);
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(env: Record<string, string> = {}, port?: number): Promise<Running> {
  const running = await startProgram(port ?? (await freePort()), { DATA_DIR: dataDir, ...database, ...env });
  started.push(running);
  return running;
}

function send(url: string, options: object = {}): ClientRequest {
  return request(url, options);
}

async function answerOf(sent: ClientRequest): Promise<{ answer: IncomingMessage; body: unknown }> {
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { answer, body: await json(answer) };
}

const boundary = 'halverwege';
const head = [
  `--${boundary}\r\ncontent-disposition: form-data; name="category"\r\n\r\nother\r\n`,
  `--${boundary}\r\ncontent-disposition: form-data; name="document"; filename="plan.pdf"\r\n`,
  'content-type: application/pdf\r\n\r\n%PDF-1.4\n',
].join('');
const tail = `\r\n--${boundary}--\r\n`;

/** A document of which the first half is on its way. */
async function beginUpload(running: Running): Promise<ClientRequest> {
  const person = new Person(running.url);
  await person.signIn();
  const { body } = await person.call(createProject, { body: { name: 'Kouter 7' } });
  const sent = send(`${running.url}/api/projects/${body.id}/documents`, {
    method: 'POST',
    headers: {
      cookie: person.cookie,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'transfer-encoding': 'chunked',
    },
  });
  sent.on('error', () => undefined);
  sent.write(head);
  await expect.poll(() => readdirSync(join(dataDir, 'files/incoming'))).toHaveLength(1);
  return sent;
}

/** Which database it has makes no difference to how it ends; that takes seconds each time. */
describeOnEmbedded('a server that is told to end', () => {
  it('says that it isn’t ready, answers what still comes and closes its connections politely', async () => {
    const running = await start({ TRUST_PROXY: 'true' });
    const agent = new Agent({ keepAlive: true });
    await answerOf(send(`${running.url}/api/health/ready`, { agent }).end());
    const ended = running.stop();
    const ask = () => answerOf(send(`${running.url}/api/health/ready`, { agent }).end());
    await expect.poll(async () => (await ask()).answer.statusCode).toBe(503);
    const { answer, body } = await answerOf(send(`${running.url}/api/projects`, { agent }).end());
    expect([answer.statusCode, body]).toEqual([401, { message: 'Unauthorized' }]);
    expect(answer.headers.connection).toBe('close');
    await ended;
    agent.destroy();
  });

  it('lets an upload end that was under way, and keeps it', async () => {
    const running = await start();
    const sent = await beginUpload(running);
    const ended = running.stop();
    await wait(1_000);
    sent.end(tail);
    const { answer } = await answerOf(sent);
    expect(answer.statusCode).toBe(201);
    await ended;
    expect(readdirSync(join(dataDir, 'files/incoming'))).toEqual([]);
  });

  it('waits no longer than it may for who goes on sending, and leaves nothing half-way', async () => {
    const running = await start({ STOP_SECONDS: '1' });
    const sent = await beginUpload(running);
    const cut = new Promise((resolve) => sent.once('close', resolve));
    await running.stop();
    await cut;
    expect(readdirSync(join(dataDir, 'files/incoming'))).toEqual([]);
  });
});

/** Two processes need a database that both can reach. */
describeOnPostgres('two servers behind a proxy, restarted one after the other', () => {
  it('answer everything that is asked meanwhile', async () => {
    const port = await freePort();
    const env = { PUBLIC_URL: `http://localhost:${port}`, TRUST_PROXY: 'true' };
    const servers = [await start(env), await start(env)];
    const proxy = await startBalancer(port, () => servers.map(({ url }) => url));
    const person = new Person(`http://localhost:${port}`);
    await person.signIn();

    let isOver = false;
    const failures: string[] = [];
    const made: number[] = [];
    const create = async (key: string) => {
      const sent = await person.fetch('/api/projects', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ name: 'Kouter 7' }),
      });
      const text = await sent.text();
      return { status: sent.status, body: (sent.ok ? JSON.parse(text) : { id: 0 }) as { id: number } };
    };
    const visit = async () => {
      while (!isOver) {
        const list = await person.fetch('/api/projects');
        if (list.status !== 200) failures.push(`GET ${list.status}`);
        await list.arrayBuffer();
        const key = randomUUID();
        const first = await create(key);
        // A connection that the system takes in the very moment when listening ends is cut; under its key it is made once.
        const { status, body } = first.status === 502 ? await create(key) : first;
        if (status === 201) made.push(body.id);
        else failures.push(`POST ${status}`);
        await wait(10);
      }
    };
    const visitors = Promise.all([visit(), visit(), visit(), visit()]);
    for (const [at, server] of servers.entries()) {
      await server.stop();
      servers[at] = await start(env, Number(new URL(server.url).port));
    }
    isOver = true;
    await visitors;
    expect(failures).toEqual([]);
    expect(made.length).toBeGreaterThan(50);
    const kept = (await (await person.fetch('/api/projects')).json()) as { id: number }[];
    expect(kept.map(({ id }) => id).sort()).toEqual(made.sort());
    await proxy.stop();
  }, 180_000);
});

import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as projectCalls from '#/features/people/projects/contract';
import * as calls from '#/features/people/shared/sharing/contract';
import { jobs } from '#/platform/server/database/schema/jobs';
import { type MailServer, startMailServer } from '../../../../../tests/support/mail-server';
import { type Client, openTestApp, type TestApp, testUrl } from '../../../../../tests/support/test-app';

let server: MailServer;
let app: TestApp;
let owner: Client;
let params: { projectId: number };
let sent = 0;

const folder = mkdtempSync(join(tmpdir(), 'truweel-mail-'));
const dataFolder = join(folder, 'data');

beforeAll(async () => {
  server = await startMailServer();
  app = await openTestApp({
    env: { SMTP_URL: server.url, MAIL_FROM: 'Truweel <post@truweel.example>', DATA_DIR: dataFolder },
  });
});
afterAll(async () => {
  await app.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  await app.db.delete(jobs);
  server.letters.length = 0;
  owner = await app.signIn('Katrien <b>De Smet</b>');
  const { body } = await owner.call(projectCalls.createProject, { body: { name: 'Dak & "zolder" <3' } });
  params = { projectId: body.id };
});

async function invite(client = owner, role?: 'editor') {
  sent += 1;
  const email = `Genodigde-${sent}@voorbeeld.example`;
  const { body } = await client.call(calls.inviteCollaborator, {
    params,
    body: { email, ...(role ? { role } : {}) },
  });
  return body;
}

async function deliveryOf(id: number, client = owner) {
  const { body } = await client.call(calls.listCollaborators, { params });
  return body.find((each) => each.id === id)?.delivery;
}

function listJobs(of = app) {
  return of.db.select().from(jobs).orderBy(asc(jobs.id));
}

/** The back-off passes without anybody waiting for it. */
async function later(of = app): Promise<void> {
  await of.db.update(jobs).set({ runAt: sql`now() - interval '1 second'` });
  await of.jobs.drain();
}

describe('the letter of an invitation', () => {
  it('says in Dutch who invites, to what, as what, and where to go, as text and as a page', async () => {
    const { id, user } = await invite(owner, 'editor');
    expect(await deliveryOf(id)).toBe('waiting');
    await app.jobs.drain();
    expect(server.letters).toHaveLength(1);
    const [letter] = server.letters;
    expect(letter).toMatchObject({
      from: { name: 'Truweel', address: 'post@truweel.example' },
      to: [{ address: user.email }],
      replyTo: [{ address: owner.user.email }],
      subject: 'Katrien <b>De Smet</b> nodigt u uit voor ‘Dak & "zolder" <3’',
    });
    expect(letter?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted' }));
    expect(letter?.text).toContain(`${testUrl}/uitnodiging\n`);
    expect(letter?.text).toContain('Uw rol: Bewerker. U kunt alles in het project lezen en aanpassen');
    expect(letter?.text).toContain('Dan hoeft u niets te doen');
    expect(letter?.html).toContain(`href="${testUrl}/uitnodiging"`);
    expect(letter?.html).toContain('Dak &amp; &quot;zolder&quot; &lt;3');
    expect(letter?.html).not.toContain('<b>');
    expect(await deliveryOf(id)).toBe('sent');
  });

  it('survives a mail server that fails twice: a third attempt brings the same letter once', async () => {
    server.answer({ at: 'DATA', code: 451 }, { at: 'RCPT TO', code: 450 });
    const { id } = await invite();
    const [{ payload } = { payload: undefined }] = await listJobs();
    const { key } = payload as { key: string };
    await app.jobs.drain();
    expect(await listJobs()).toMatchObject([{ attempts: 1, doneAt: null, failedAt: null }]);
    await app.jobs.drain();
    expect(await listJobs()).toMatchObject([{ attempts: 1 }]);
    await later();
    expect(await listJobs()).toMatchObject([{ attempts: 2, doneAt: null }]);
    expect(await deliveryOf(id)).toBe('waiting');
    await later();
    expect(await listJobs()).toMatchObject([{ attempts: 3, doneAt: expect.any(String) }]);
    expect(server.letters.map(({ messageId }) => messageId)).toEqual([`<${key}@localhost>`]);
    expect(await deliveryOf(id)).toBe('sent');
    await later();
    expect(server.letters).toHaveLength(1);
  });

  it('is told by its Message-ID when it had to be sent again after it had already arrived', async () => {
    await invite();
    await app.jobs.drain();
    await app.db.update(jobs).set({ doneAt: null });
    await later();
    const ids = server.letters.map(({ messageId }) => messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('to an address that the mail server does not know is not tried again, and the owner hears of it', async () => {
    server.answer({ at: 'RCPT TO', code: 550 });
    const { id } = await invite();
    await app.jobs.drain();
    expect(await listJobs()).toMatchObject([{ attempts: 1, doneAt: expect.any(String) }]);
    expect(await deliveryOf(id)).toBe('refused');
  });

  it('is not sent for an invitation that was withdrawn, or answered, before it left', async () => {
    const withdrawn = await invite();
    await owner.call(calls.removeCollaborator, { params: { ...params, id: withdrawn.id } });
    const answered = await invite();
    const guest = await app.signIn('Gast', { email: answered.user.email });
    await guest.call(calls.acceptInvitation, { params: { id: answered.id } });
    const attempts = server.attempts();
    await app.jobs.drain();
    expect(server.attempts()).toBe(attempts);
    expect(await listJobs()).toMatchObject([{ doneAt: expect.any(String) }, { doneAt: expect.any(String) }]);
  });

  it('has no room for a sermon in the name of who invites', async () => {
    owner = await app.signIn(`Katrien ${'koop nu '.repeat(50)}`);
    const { body } = await owner.call(projectCalls.createProject, { body: { name: 'Samen' } });
    params = { projectId: body.id };
    await invite();
    await app.jobs.drain();
    expect(server.letters[0]?.subject?.length).toBeLessThan(140);
  });

  it('is not ordered when the invitation is refused', async () => {
    const { user } = await invite();
    await app.db.delete(jobs);
    await owner.call(calls.inviteCollaborator, { params, body: { email: user.email } });
    expect(await listJobs()).toEqual([]);
  });

  it('leaves no address in the job or in what it says of a failure', async () => {
    server.answer({ at: 'DATA', code: 554 });
    await invite();
    await app.jobs.drain();
    const written = JSON.stringify(await listJobs());
    expect(written).toContain('554');
    expect(written).not.toMatch(/voorbeeld\.example|Katrien|zolder/);
  });
});

describe('a mail server that is down', () => {
  let down: TestApp;
  let port = 0;

  beforeEach(async () => {
    const probe = await startMailServer();
    port = Number(new URL(probe.url).port);
    await probe.close();
    const env = { SMTP_URL: probe.url, MAIL_FROM: 'post@truweel.example', DATA_DIR: dataFolder };
    down = await openTestApp({ env });
  });
  afterEach(() => down.close());

  it('delays nobody and loses nothing: the letter leaves when it is back', async () => {
    const client = await down.signIn();
    const { body } = await client.call(projectCalls.createProject, { body: { name: 'Samen' } });
    params = { projectId: body.id };
    const { id } = await invite(client);
    await down.jobs.drain();
    await later(down);
    expect(await listJobs(down)).toMatchObject([{ attempts: 2, doneAt: null, failedAt: null }]);
    expect(await deliveryOf(id, client)).toBe('waiting');

    const back = await startMailServer(port);
    await later(down);
    expect(back.letters).toHaveLength(1);
    expect(await deliveryOf(id, client)).toBe('sent');
    await back.close();
  });
});

describe('without a mail server', () => {
  it('the letter is kept as a file that only the server’s own user reads', async () => {
    const dataDir = join(folder, 'alone');
    const alone = await openTestApp({ env: { DATA_DIR: dataDir, CONTACT_EMAIL: 'hallo@huis.example' } });
    const client = await alone.signIn();
    const { body } = await client.call(projectCalls.createProject, { body: { name: 'Samen' } });
    params = { projectId: body.id };
    const { id, user } = await invite(client);
    expect(await deliveryOf(id, client)).toBe('kept');
    await alone.jobs.drain();
    const kept = join(dataDir, 'mail');
    const names = readdirSync(kept);
    expect(names).toEqual([expect.stringMatching(/^[0-9a-f-]{36}\.eml$/)]);
    const letter = await PostalMime.parse(readFileSync(join(kept, names[0] ?? '')));
    expect(letter).toMatchObject({ to: [{ address: user.email }], from: { address: 'hallo@huis.example' } });
    expect(letter.text).toContain('/uitnodiging');
    expect(statSync(kept).mode & 0o777).toBe(0o700);
    expect(statSync(join(kept, names[0] ?? '')).mode & 0o777).toBe(0o600);
    expect(await deliveryOf(id, client)).toBe('kept');
    await alone.close();
  });
});

it('shows names as one short line in which a mail program finds no address', async () => {
  const { body: project } = await owner.call(projectCalls.createProject, {
    body: { name: 'Dak\r\nBcc: x@kwaad.example\nKlik https://kwaad.example/geld en www.kwaad.example' },
  });
  expect(project.name).toBe('Dak Bcc: x@kwaad.example Klik https://kwaad.example/geld en www.kwaad.example');
  params = { projectId: project.id };
  await invite();
  await app.jobs.drain();
  const letter = server.letters.at(-1);
  for (const part of [letter?.subject ?? '', letter?.text ?? '', letter?.html ?? '']) {
    expect(part).toContain('Klik');
    expect(part).not.toContain('kwaad.example');
    expect(part).not.toContain('https://k');
    expect(part).not.toContain('x@kwaad');
    expect(part).not.toContain('www');
  }
  expect(letter?.headers.some(({ key }) => key === 'bcc')).toBe(false);
});

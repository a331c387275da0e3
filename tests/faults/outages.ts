import { setTimeout as wait } from 'node:timers/promises';
import { createProject } from '#/features/people/projects/contract';
import { inviteCollaborator } from '#/features/people/shared/sharing/contract';
import { createContact, listContacts } from '#/features/work/shared/contacts/contract';
import { freePort } from '../support/free-port';
import { startMailServer } from '../support/mail-server';
import { Person } from './person';
import { type Running, startProgram } from './program';
import { type Check, figure, isSentence, until } from './report';

type Env = Record<string, string>;

/** Somebody at work on a server of their own. */
export async function atWork(env: Env): Promise<{ server: Running; person: Person; projectId: number }> {
  const port = await freePort();
  const server = await startProgram(port, env);
  const person = new Person(server.url);
  await person.signIn();
  const { body } = await person.call(createProject, { body: { name: 'Kerkstraat' } });
  return { server, person, projectId: body.id };
}

/** Answered with 503 and a sentence, or else why not. */
export function expectRefusal(what: string, status: number, body: unknown): string[] {
  const message = (body as { message?: unknown } | undefined)?.message;
  if (status === 503 && isSentence(message)) return [];
  return [`${what}: ${status} ${JSON.stringify(body)}`];
}

export function isAlive({ pid }: Running): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const addContact = (person: Person, name: string) =>
  person.call(createContact, { body: { name, type: 'contractor' } });

type Postgres = { halt: () => Promise<void>; resume: () => Promise<void> };

export async function databaseGone(env: Env, postgres: Postgres, seconds: number): Promise<Check> {
  const { server, person } = await atWork(env);
  const wrong: string[] = [];
  const said = new Set<string>();
  // Some are in the middle of a transaction when it goes.
  const busy = Array.from({ length: 10 }, (_, index) =>
    addContact(person, `tijdens-${index}`).catch(() => undefined),
  );
  await postgres.halt();
  await Promise.all(busy);
  const end = Date.now() + seconds * 1000;
  let asked = 0;
  while (Date.now() < end) {
    const write = await addContact(person, `weg-${asked}`);
    const read = await person.call(listContacts, {});
    wrong.push(...expectRefusal('a write', write.status, write.body));
    wrong.push(...expectRefusal('a read', read.status, read.body));
    said.add((write.body as unknown as { message: string }).message);
    asked += 2;
    await wait(300);
  }
  const page = await person.fetch('/quotes', { headers: { accept: 'text/html' } });
  const html = await page.text();
  if (page.status !== 503 || !html.includes('De database antwoordt niet.'))
    wrong.push(`a page: ${page.status}`);
  await postgres.resume();
  const recovery = await until(async () => (await addContact(person, 'terug')).status === 201, 30_000);
  if (recovery === undefined) wrong.push('it did not recover');
  const names = (await person.call(listContacts, {})).body.map(({ name }) => name);
  wrong.push(...names.filter((name) => name.startsWith('weg-')).map((name) => `${name}: refused, and there`));
  if (!isAlive(server)) wrong.push('the server ended');
  await server.stop();
  return {
    title: `the database is gone for ${seconds} seconds and comes back`,
    wrong,
    figures: [
      figure('refused with 503', asked),
      figure('the sentence', [...said].join(' / ')),
      figure('works again after', `${Math.round(recovery ?? 0)} ms`),
    ],
  };
}

export async function mailServerDown(env: Env, downSeconds: number): Promise<Check> {
  const smtpPort = await freePort();
  const mail = { SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, MAIL_FROM: 'Truweel <post@voorbeeld.example>' };
  const { server, person, projectId } = await atWork({ ...env, ...mail });
  const wrong: string[] = [];
  const begun = performance.now();
  const body = { email: 'genodigde@voorbeeld.example' };
  const { status } = await person.call(inviteCollaborator, { params: { projectId }, body });
  const answered = performance.now() - begun;
  if (status !== 201) wrong.push(`the invitation answered ${status}`);
  await wait(downSeconds * 1000);
  const mailServer = await startMailServer(smtpPort);
  const arrived = await until(async () => mailServer.letters.length > 0, 90_000);
  await wait(500);
  if (mailServer.letters.length !== 1) wrong.push(`${mailServer.letters.length} letters instead of one`);
  await mailServer.close();
  if (!isAlive(server)) wrong.push('the server ended');
  await server.stop();
  return {
    title: `the mail server is down for ${downSeconds} seconds`,
    wrong,
    figures: [
      figure('the invitation is answered in', `${Math.round(answered)} ms`),
      figure('the letter comes after', `${((arrived ?? 0) / 1000).toFixed(1)} s`),
    ],
  };
}

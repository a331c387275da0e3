import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createProject } from '#/features/people/projects/contract';
import { uploadDocument } from '#/features/work/shared/documents/contract';
import { Person } from '../faults/person';
import { runProgram } from '../faults/program';
import { type Check, figure, isSentence, say, tell, until } from '../faults/report';
import { openSite, type Site } from './site';

/** Its `fail_timeout`: so long it leaves a server alone that refused a connection. */
const nginxForgivesMs = 11_000;

async function visitor(site: Site, name: string): Promise<Person> {
  site.provider.person = {
    sub: name,
    name: `${name} De Smet`,
    email: `${name}@voorbeeld.example`,
    email_verified: true,
  };
  const person = new Person(site.url);
  await person.arrive('/api/login');
  return person;
}

async function signIn(site: Site): Promise<Check> {
  const person = await visitor(site, 'katrien');
  const user = (await (await person.fetch('/api/auth/user')).json()) as Record<string, unknown>;
  const isKnown = user.firstName === 'katrien' && user.email === 'katrien@voorbeeld.example';
  return {
    title: 'sign-in at a provider that keeps its claims at userinfo',
    wrong: isKnown ? [] : [`known as ${JSON.stringify(user)}`],
    figures: [],
  };
}

async function largeFile(site: Site): Promise<Check> {
  const person = await visitor(site, 'tom');
  const { body: project } = await person.call(createProject, { body: { name: 'Kouter 7' } });
  const bytes = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(9_000_000)]);
  const { status, body } = await person.call(uploadDocument, {
    params: { projectId: project.id },
    body: { category: 'other', description: '' },
    file: new File([bytes], 'plan.pdf'),
  });
  const back = status === 201 ? await (await person.fetch(body.filePath)).arrayBuffer() : undefined;
  const isSame = back !== undefined && Buffer.from(back).equals(bytes);
  return {
    title: '9 MB through nginx to the store and back',
    wrong: isSame ? [] : [`answered ${status}, ${back?.byteLength ?? 0} bytes came back`],
    figures: [],
  };
}

/** So long each waits before asking more: one that asks faster is told to wait, as it should be. */
const pauseMs = 100;

async function rollingRestart(site: Site): Promise<Check> {
  const people: Person[] = [];
  for (const at of Array(16).keys()) people.push(await visitor(site, `greet${at}`));
  const wrong: string[] = [];
  let asked = 0;
  let isOver = false;
  const visit = async (person: Person) => {
    const made = new Set<number>();
    while (!isOver) {
      const list = await person.fetch('/api/projects');
      await list.arrayBuffer();
      if (list.status !== 200) wrong.push(`a list answered ${list.status}`);
      const { status, body } = await person.call(createProject, { body: { name: 'Kouter 7' } });
      if (status === 201) made.add(body.id);
      else wrong.push(`a new project answered ${status}`);
      asked += 2;
      await wait(pauseMs);
    }
    const kept = (await (await person.fetch('/api/projects')).json()) as { id: number }[];
    const lost = [...made].filter((id) => !kept.some((project) => project.id === id));
    if (lost.length > 0) wrong.push(`${lost.length} acknowledged projects are gone`);
    if (kept.length > made.size) wrong.push(`${kept.length - made.size} projects that were not acknowledged`);
  };
  const visits = Promise.all(people.map(visit));
  for (const at of site.servers.keys()) {
    await site.restart(at);
    await wait(nginxForgivesMs);
  }
  isOver = true;
  await visits;
  return {
    title: 'both processes restarted, one after the other, behind nginx’s defaults',
    wrong,
    figures: [figure('requests meanwhile', asked), figure('failed', wrong.length)],
  };
}

async function frozenDatabase(site: Site): Promise<Check> {
  const person = await visitor(site, 'jan');
  const wrong: string[] = [];
  process.kill(site.pooler.pid, 'SIGSTOP');
  const begun = performance.now();
  const paths = ['/api/health', '/api/health/ready', '/api/projects', '/api/auth/user'];
  const answers = await Promise.all(
    paths.map(async (path) => {
      const answer = await person.fetch(path);
      return { path, status: answer.status, body: (await answer.json()) as { message?: unknown } };
    }),
  );
  const slowest = performance.now() - begun;
  for (const { path, status, body } of answers) {
    if (status !== 503 || !isSentence(body.message)) wrong.push(`${path} answered ${status} ${body.message}`);
  }
  const live = (await person.fetch('/api/health/live')).status;
  if (live !== 200) wrong.push(`live answered ${live}`);
  process.kill(site.pooler.pid, 'SIGCONT');
  const back = await until(async () => (await person.fetch('/api/projects')).status === 200, 30_000);
  if (back === undefined) wrong.push('it did not come back');
  return {
    title: 'the pooler stands still',
    wrong,
    figures: [
      figure('every call answered 503 within', `${Math.round(slowest)} ms`),
      figure('works again after', `${Math.round(back ?? Number.NaN)} ms`),
    ],
  };
}

async function directTls(site: Site): Promise<Check> {
  const tried = await runProgram('migrate', ['--check'], { DATABASE_URL: site.databaseUrl });
  const other = new URL(site.databaseUrl);
  other.searchParams.delete('sslrootcert');
  const refused = await runProgram('migrate', ['--check'], { DATABASE_URL: other.href });
  const wrong = [
    ...(tried.code === 0 ? [] : [`verify-full ended with ${tried.code}: ${tried.said}`]),
    ...(refused.code === 0 ? ['a certificate that nobody vouches for was taken'] : []),
  ];
  return { title: 'the database over TLS, its certificate checked', wrong, figures: [] };
}

async function otherHost(site: Site): Promise<Check> {
  const [server] = site.servers;
  const answer = await fetch(`${server?.url}/metrics`);
  const text = await answer.text();
  const outside = (await fetch(`${site.url}/metrics`)).status;
  const wrong = [
    ...(text.includes('truweel_http_request_duration_seconds_count')
      ? []
      : [`metrics answered ${answer.status}`]),
    ...(outside === 403 ? [] : [`a visitor was answered ${outside}`]),
  ];
  return { title: 'metrics for the machine itself, and for no visitor', wrong, figures: [] };
}

const [, , folder = ''] = process.argv;
const site = await openSite(folder);
const failed: string[] = [];
for (const check of [signIn, largeFile, rollingRestart, frozenDatabase, directTls, otherHost]) {
  const result = await check(site).catch((error: Error) => ({
    title: check.name,
    wrong: [error.stack ?? error.message],
    figures: [],
  }));
  tell(result);
  if (result.wrong.length > 0) failed.push(result.title);
}
await site.stop();
say(failed.length === 0 ? 'The deployment works as written.' : `Failed: ${failed.join('; ')}.`);
process.exit(failed.length === 0 ? 0 : 1);

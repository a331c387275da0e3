import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createProject } from '#/features/people/projects/contract';
import { freePort } from '../support/free-port';
import { Ledger } from './ledger';
import { sweepAndCheck } from './leftovers';
import { compareLog } from './log-agrees';
import { Person } from './person';
import { type Running, startProgram } from './program';
import { type Check, figure, median } from './report';

const writers = 5;
const writesBeforeKill = 12;

type Setting = { rounds: number; dataDir: string; env: Record<string, string> };

/** Writes until the server is gone. Answers when every writer has noticed. */
async function writeUntilKilled(ledger: Ledger, person: Person, server: Running): Promise<string[]> {
  const wrong: string[] = [];
  let isKilled = false;
  const before = ledger.acknowledged;
  const write = async (first: number) => {
    for (let choice = first; !isKilled; choice += 1) {
      await ledger.write(person, choice).catch((error: Error) => {
        if (!isKilled && error.name !== 'TypeError') wrong.push(error.message);
      });
    }
  };
  const stuck = halfUpload(person, server.url);
  const writing = Array.from({ length: writers }, (_, index) => write(index));
  const deadline = Date.now() + 30_000;
  while (ledger.acknowledged - before < writesBeforeKill && Date.now() < deadline) await wait(5);
  await wait(Math.random() * 120);
  const killed = server.kill();
  isKilled = true;
  await killed;
  stuck.destroy();
  await Promise.all(writing);
  return wrong;
}

/** An upload whose end never comes. */
function halfUpload(person: Person, url: string) {
  const headers = {
    cookie: person.cookie,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': '900000',
  };
  const sending = request(new URL('/api/projects/1/documents', url), { method: 'POST', headers });
  sending.on('error', () => undefined);
  sending.write(
    '--x\r\ncontent-disposition: form-data; name="document"; filename="half.pdf"\r\n\r\n%PDF-1.4\n',
  );
  sending.write(Buffer.alloc(200_000, 7));
  return sending;
}

export async function killRounds(title: string, setting: Setting): Promise<Check> {
  const port = await freePort();
  const { rounds, env } = setting;
  const person = new Person(`http://localhost:${port}`);
  const wrong: string[] = [];
  const starts: number[] = [];
  let server = await startProgram(port, env);
  await person.signIn();
  const { body: project } = await person.call(createProject, { body: { name: 'Kerkstraat' } });
  const ledger = new Ledger(project.id);
  for (let round = 1; round <= rounds; round += 1) {
    wrong.push(...(await writeUntilKilled(ledger, person, server)));
    server = await startProgram(port, env);
    starts.push(server.startMs);
    const signedIn = await person.fetch('/api/auth/user');
    if (signedIn.status !== 200) wrong.push(`round ${round}: the session is gone (${signedIn.status})`);
    wrong.push(...(await ledger.compare(person)).map((each) => `round ${round}: ${each}`));
  }
  wrong.push(...(await ledger.compareFiles(person)));
  const log = await compareLog(person, project.id);
  wrong.push(...log.wrong);
  const leftovers = await sweepAndCheck({ port, ...setting }, server, person, project.id);
  wrong.push(...leftovers.wrong);
  return {
    title,
    wrong,
    figures: [
      figure('kills', rounds),
      figure('acknowledged writes, all there', ledger.acknowledged),
      figure('lines of the log, each a version of its record', log.count),
      figure('files compared byte for byte', ledger.filesCompared),
      figure('uploaded', `${(ledger.bytes / 1e6).toFixed(1)} MB`),
      figure('unanswered writes that were whole', ledger.keptUnpromised),
      figure('files without a row, left alone while they were over a tenth', leftovers.leftAlone),
      figure('start after a kill, median', `${Math.round(median(starts))} ms`),
      figure('slowest', `${Math.round(Math.max(...starts))} ms`),
    ],
  };
}

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createExample } from '#/features/front/example/contract';
import { createContact } from '#/features/work/shared/contacts/contract';
import { openArchive } from '#/platform/server/backup/archive-reader';
import type { Manifest } from '#/platform/server/backup/manifest';
import { atWork, isAlive } from './outages';
import { runProgram } from './program';
import { type Check, figure } from './report';

type Env = Record<string, string>;

export async function twoStarts(dataDir: string): Promise<Check> {
  const { server, person } = await atWork({ DATA_DIR: dataDir });
  const wrong: string[] = [];
  const second = await runProgram('main', [], { DATA_DIR: dataDir, PORT: '0' });
  const words = second.said.split('\n').find((line) => line.includes('does not start')) ?? '';
  if (second.code !== 1) wrong.push(`the second start ended with ${second.code}`);
  if (!/Another Truweel is already running on the data folder .+\.$/.test(words)) wrong.push(second.said);
  if (/\n\s+at /.test(second.said)) wrong.push('it shows a stack instead of a sentence');
  const { status } = await person.call(createContact, { body: { name: 'verder', type: 'contractor' } });
  if (status !== 201 || !isAlive(server)) wrong.push('the first one suffered');
  await server.stop();
  return {
    title: 'two starts on one data folder',
    wrong,
    figures: [figure('the second one ends with', `${second.code}: ${words.replace(dataDir, 'DATA_DIR')}`)],
  };
}

async function backUp(path: string, env: Env): Promise<Manifest> {
  const { code, said } = await runProgram('backup', [path], env);
  if (code !== 0) throw new Error(`the backup ended with ${code}: ${said}`);
  const archive = await openArchive(path);
  archive.close();
  return archive.manifest;
}

function contents({ entries, sequences, migrations }: Manifest): string {
  const sums = Object.entries(entries).map(([name, { sha256 }]) => `${name} ${sha256}`);
  // Each backup is itself a numbered row of the jobs, for as long as it takes.
  const others = sequences.filter(({ table }) => table !== 'jobs');
  return JSON.stringify([sums.toSorted(), others, migrations]);
}

/** Through the built commands: made while somebody writes, put on a server, and from there into a new folder. */
export async function thereAndBack(scratch: string, databaseUrl: string): Promise<Check> {
  const folder = (name: string) => {
    mkdirSync(join(scratch, name), { recursive: true });
    return { DATA_DIR: join(scratch, name) };
  };
  const wrong: string[] = [];
  const embedded = folder('first');
  const { server, person } = await atWork(embedded);
  await person.call(createExample, {});
  let isWriting = true;
  let written = 0;
  const writing = (async () => {
    while (isWriting) {
      const { status } = await person.call(createContact, {
        body: { name: `c-${written}`, type: 'contractor' },
      });
      if (status !== 201) wrong.push(`a write during the backup answered ${status}`);
      written += 1;
    }
  })();
  const path = (name: string) => join(scratch, `${name}.zip`);
  const first = await backUp(path('first'), embedded);
  isWriting = false;
  await writing;
  await server.stop();
  const onServer = { ...folder('second'), DATABASE_URL: databaseUrl };
  const third = folder('third');
  for (const [from, to] of [
    ['first', onServer],
    ['second', third],
  ] as const) {
    const { code, said } = await runProgram('restore', [path(from)], to);
    if (code !== 0) wrong.push(`the restore ended with ${code}: ${said}`);
    if (from === 'first') await backUp(path('second'), onServer);
  }
  const last = await backUp(path('third'), third);
  if (contents(first) !== contents(last)) wrong.push('rows or bytes differ after the way there and back');
  const again = await runProgram('restore', [path('first')], third);
  if (again.code !== 2 || !again.said.includes('--replace')) wrong.push(`over existing data: ${again.said}`);
  const rows = first.tables.reduce((sum, table) => sum + table.rows, 0);
  return {
    title: 'a backup of the running server, to PostgreSQL and back',
    wrong,
    figures: [
      figure('rows', rows),
      figure('files', first.files.length),
      figure('writes answered meanwhile', written),
    ],
  };
}

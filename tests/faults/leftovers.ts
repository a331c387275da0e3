import { readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { uploadDocument } from '#/features/work/shared/documents/contract';
import { openDatabase } from '#/platform/server/database/engine/open';
import { root } from '../../scripts/prepare/paths.mjs';
import { type Person, somePdf } from './person';
import { type Running, runProgram, startProgram } from './program';

type Place = { port: number; dataDir: string; env: Record<string, string> };

function age(folder: string): void {
  const old = new Date(Date.now() - 2 * 3_600_000);
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) age(path);
    else utimesSync(path, old, old);
  }
}

/** Two hours later, as far as the sweep can tell; the database is older than its files, as it always is. */
async function letTimePass({ dataDir, env }: Place): Promise<void> {
  age(join(dataDir, 'files'));
  const setting = { databaseUrl: env.DATABASE_URL, dataDir };
  const engine = await openDatabase(setting, join(root, 'db/migrations'));
  await engine.exclusively(({ run }) =>
    run("update schema_migrations set applied_at = now() - interval '1 day'"),
  );
  await engine.close();
}

async function checkData(env: Place['env']) {
  const { code, said } = await runProgram('check-data', [], env);
  const isHarmed = /missing from the store|no longer what was uploaded/.test(said);
  const count = (pattern: RegExp) => Number(pattern.exec(said)?.[1] ?? 0);
  return {
    ...{ isWell: code === 0, isHarmed, said },
    stored: count(/(\d+) in the store/),
    orphans: count(/(\d+) stored without a row/),
  };
}

const isMuch = ({ orphans, stored }: { orphans: number; stored: number }) => orphans > stored / 10;

/** The sweep of a start goes on after the start; where the one before was killed in it, its lease has to end first. */
async function checkUntilSwept(env: Place['env']) {
  let report = await checkData(env);
  for (let attempt = 0; attempt < 200 && !report.isWell && !isMuch(report); attempt += 1) {
    await wait(500);
    report = await checkData(env);
  }
  return report;
}

async function restartLater(place: Place, last: Running): Promise<Running> {
  await last.stop();
  await letTimePass(place);
  return startProgram(place.port, place.env);
}

/**
 * What kills left without a row is left alone while it is more than a tenth of all files, and swept once it is less:
 * then nothing is without its other half.
 */
export async function sweepAndCheck(place: Place, last: Running, person: Person, projectId: number) {
  const { env, dataDir } = place;
  const wrong: string[] = [];
  const before = await checkData(env);
  let server = await restartLater(place, last);
  const after = await checkUntilSwept(env);
  if (after.isHarmed || (!after.isWell && !isMuch(after))) wrong.push(after.said);
  for (let file = 0; file < after.orphans * 10; file += 1) {
    const { status } = await person.call(uploadDocument, {
      ...{ params: { projectId }, body: { category: 'other' as const } },
      file: somePdf(`meer-${file}.pdf`, 500),
    });
    if (status !== 201) wrong.push(`an upload answered ${status}`);
  }
  server = await restartLater(place, server);
  const swept = await checkUntilSwept(env);
  if (!swept.isWell) wrong.push(swept.said);
  await server.stop();
  const incoming = readdirSync(join(dataDir, 'files', 'incoming'));
  wrong.push(...incoming.map((name) => `${name}: still on its way in`));
  if (before.isHarmed) wrong.push(before.said);
  return { wrong, leftAlone: after.orphans };
}

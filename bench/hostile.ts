// What hostile files cost: npx tsx bench/hostile.ts [seed]
// 120 damaged or odd PDFs, 120 odd workbooks and 500 hostile XMLs, the same for the same seed, each the way of the calls
// that read them, without the server around it. A refusal with a sentence is right; anything else thrown is a fault.
import { AppError } from '#/core/errors';
import { kindToRead } from '#/features/reading/scan/server/kind-to-read';
import { readPaper } from '#/features/reading/scan/server/read-paper';
import { createUnderstander } from '#/features/reading/scan/server/understander';
import { createImporter } from '#/features/work/meetstaat/server/import/import-pool';
import { Job } from '#/platform/server/heavy-work';
import { createTextRecognizer } from '#/platform/server/reading/text-recognizer';
import { findKind } from '#/platform/server/storage/inspect';
import { type HostileFile, hostileFiles } from '../tests/support/hostile/files';
import { hostileWorkbooks, hostileXml } from '../tests/support/hostile/sheets-and-xml';

const seed = Number(process.argv[2] ?? 18);
const mostSeconds = 20;
const engines = { recognizer: createTextRecognizer(), understander: createUnderstander() };
const importer = createImporter();
const options = { customer: { names: [], addresses: [] }, onStep: () => undefined };
const job = () => new Job(1, new AbortController().signal);

async function read({ bytes }: HostileFile): Promise<void> {
  const kind = kindToRead({ kind: (await findKind(bytes)) ?? 'pdf', bytes });
  await readPaper(engines, { bytes, kind }, job(), options);
}

async function open({ bytes }: HostileFile): Promise<void> {
  await importer.run({ kind: 'parse', bytes: new Uint8Array(bytes) }, job());
}

const pdfs = (await hostileFiles(400, seed)).filter(({ name }) => name.includes('.pdf')).slice(0, 120);
const groups: [string, HostileFile[], (file: HostileFile) => Promise<void>][] = [
  ['PDFs', pdfs, read],
  ['workbooks', hostileWorkbooks(120, seed), open],
  ['XMLs', hostileXml(500, seed), read],
];
const table = [];
for (const [group, files, work] of groups) {
  const row = { group, files: files.length, read: 0, refused: 0, faults: 0, 'over 20 s': 0, slowest: 0 };
  for (const file of files) {
    const begun = process.cpuUsage();
    try {
      await work(file);
      row.read += 1;
    } catch (error) {
      const isTold = error instanceof AppError && error.status < 500;
      if (isTold) row.refused += 1;
      else {
        row.faults += 1;
        console.error(group, file.name, error);
      }
    }
    // Of work: how long that takes depends on what else the machine does.
    const { user, system } = process.cpuUsage(begun);
    const seconds = (user + system) / 1e6;
    if (seconds > mostSeconds) {
      row['over 20 s'] += 1;
      console.error(`${group} ${file.name}: ${seconds.toFixed(1)} s`);
    }
    row.slowest = Math.max(row.slowest, Math.round(seconds * 10) / 10);
  }
  table.push(row);
}
await Promise.all([engines.recognizer.close(), engines.understander.close(), importer.close()]);
console.table(table);

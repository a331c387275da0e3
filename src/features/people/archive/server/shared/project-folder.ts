import { z } from 'zod';
import { dayAt } from '#/core/day';
import {
  type ArchiveData,
  type ArchivedFile,
  archiveData,
  archiveFormat,
  archiveVersion,
  dataName,
  schemaName,
} from '#/features/people/archive/rules/format';
import { dutchTitles } from '#/features/people/archive/server/shared/overview/dutch-names';
import { statusWords } from '#/features/people/archive/server/shared/overview/status-words';
import { makeWorkbook } from '#/features/people/archive/server/shared/overview/workbook';
import type { ReadProject } from '#/features/people/archive/server/shared/read-project-store';
import { listTravelling } from '#/features/people/archive/server/shared/travelling-store';
import type { Services } from '#/platform/server/services';
import { createNamer } from '#/platform/server/storage/archive-names';
import type { ZipStream } from '#/platform/server/storage/zip-stream';

type Parts = Pick<Services, 'records' | 'words'> & {
  madeAt: Date;
  /** Of one person in the project of somebody else. */
  isPart: boolean;
};

/** A project in a folder of a ZIP: as data with their schema, as a workbook, and its files under their own names. */
export async function addProjectFolder(
  zip: ZipStream,
  folder: string,
  read: ReadProject,
  { records, words, madeAt, isPart }: Parts,
): Promise<void> {
  const titles = dutchTitles(records, words);
  const nameFor = createNamer();
  const placeOf = placesOfFiles(read);
  const files = read.files.map((file): ArchivedFile => {
    const place = placeOf(file.key);
    const title = place === undefined ? undefined : titles.table(place);
    return { ...file, path: nameFor(`bestanden/${title?.toLowerCase() ?? 'overige'}/`, file.name) };
  });
  const data: ArchiveData = {
    ...{ format: archiveFormat, version: archiveVersion, madeAt: madeAt.toISOString(), isPart },
    ...{ project: read.project, tables: read.tables, names: read.names, files },
  };
  zip.addBytes(`${folder}${dataName}`, Buffer.from(JSON.stringify(data, null, 1)));
  zip.addBytes(`${folder}${schemaName}`, Buffer.from(JSON.stringify(archiveSchema(), null, 1)));
  const book = await makeWorkbook(sheetsOf(read), {
    titles,
    labels: { ...labelsOf(read), fileKey: new Map(files.map(({ key, path }) => [key, path])) },
    word: statusWords(records, dayAt(madeAt)),
  });
  zip.addBytes(`${folder}overzicht.xlsx`, book, { isPacked: true });
  for (const { key, path } of files) zip.addStored(`${folder}${path}`, key);
}

/** Which table has a file. */
function placesOfFiles({ tables }: ReadProject): (key: string) => string | undefined {
  const places = new Map<unknown, string>();
  for (const [table, rows] of Object.entries(tables))
    for (const { fileKey } of rows) if (fileKey && !places.has(fileKey)) places.set(fileKey, table);
  return (key) => places.get(key);
}

function sheetsOf({ tables }: ReadProject) {
  return listTravelling().map(({ name, columns }) => ({
    table: name,
    rows: tables[name] ?? [],
    numbers: columns.filter(([, { columnType }]) => columnType === 'PgNumeric').map(([column]) => column),
  }));
}

/** Names for the numbers of what has one. */
function labelsOf({ tables, names }: ReadProject): Record<string, ReadonlyMap<unknown, string>> {
  const labels: Record<string, ReadonlyMap<unknown, string>> = {};
  for (const { places } of listTravelling()) {
    for (const { path, target } of places) {
      const [column] = path;
      if (path.length !== 1 || column === undefined || column in labels) continue;
      const rows = names[target] ?? tables[target] ?? [];
      const named = rows.flatMap(({ id, name }) => (typeof name === 'string' ? [[id, name] as const] : []));
      if (named.length > 0) labels[column] = new Map(named);
    }
  }
  return labels;
}

/** For who reads or writes such data with a program of their own. */
function archiveSchema(): unknown {
  const tables = Object.fromEntries(listTravelling().map(({ name, shape }) => [name, z.array(shape)]));
  const whole = archiveData.extend({ tables: z.object(tables).partial() });
  return z.toJSONSchema(whole, { io: 'input', unrepresentable: 'any' });
}

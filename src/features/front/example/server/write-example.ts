import { addDays, type Day } from '#/core/day';
import type { Database } from '#/platform/server/database/engine/database';
import { insertFiles, type KeptFile } from '#/platform/server/database/stores/file-store';
import type { ExampleIds, NamedExamplePart } from '#/platform/server/ports/example';
import type { MadeFile } from '#/platform/server/storage/files';

/** The files of all parts as they are on a day, drawn for the first who asks; which are whose is known by their names. */
export function createFileMaker(parts: readonly NamedExamplePart[]): (today: Day) => Promise<MadeFile[]> {
  let made: { today: Day; files: Promise<MadeFile[]> } | undefined;
  return (today) => {
    if (made?.today !== today) made = { today, files: makeFiles(parts, today) };
    const { files } = made;
    files.catch(() => {
      if (made?.files === files) made = undefined;
    });
    return files;
  };
}

async function makeFiles(parts: readonly NamedExamplePart[], today: Day): Promise<MadeFile[]> {
  const on = (offset: number) => addDays(today, offset);
  return (await Promise.all(parts.map(async ({ makeFiles }) => (await makeFiles?.(on)) ?? []))).flat();
}

type Target = {
  projectId: number;
  ownerId: number;
  today: Day;
  files: readonly KeptFile[];
  /** How many bytes of files a project may hold. */
  fileLimit: number;
};

export async function writeExample(
  db: Database,
  parts: readonly NamedExamplePart[],
  { files, fileLimit, ...target }: Target,
): Promise<void> {
  const written = new Map<string, ExampleIds>();
  const idOf = (feature: string, name: string) => {
    const id = written.get(feature)?.[name];
    if (id === undefined) throw new Error(`the example refers to an unknown ${name} of ${feature}`);
    return id;
  };
  const byName = new Map(files.map((file) => [file.name, file]));
  const fileOf = (name: string) => {
    const file = byName.get(name);
    if (!file) throw new Error(`the example has no file ${name}`);
    return file;
  };
  const on = (offset: number) => addDays(target.today, offset);
  await insertFiles(db, target.projectId, files, { limit: fileLimit });
  for (const { feature, write } of parts) {
    written.set(feature, (await write({ ...target, db, on, idOf, fileOf })) ?? {});
  }
}

import { addDays, type Day } from '#/core/day';
import type { Database } from '#/platform/server/database/engine/database';
import type { KeptFile } from '#/platform/server/database/stores/file-store';
import type { ExampleIds, NamedExamplePart } from '#/platform/server/ports/example';
import type { MadeFile } from '#/platform/server/storage/files';

/** The files of all parts; which are whose is known by their names. */
export async function makeFiles(parts: readonly NamedExamplePart[]): Promise<MadeFile[]> {
  return (await Promise.all(parts.map(async ({ makeFiles }) => (await makeFiles?.()) ?? []))).flat();
}

type Target = {
  projectId: number;
  ownerId: number;
  today: Day;
  files: readonly KeptFile[];
  fileLimit: number;
};

export async function writeExample(
  db: Database,
  parts: readonly NamedExamplePart[],
  target: Target,
): Promise<void> {
  const written = new Map<string, ExampleIds>();
  const idOf = (feature: string, name: string) => {
    const id = written.get(feature)?.[name];
    if (id === undefined) throw new Error(`the example refers to an unknown ${name} of ${feature}`);
    return id;
  };
  const on = (offset: number) => addDays(target.today, offset);
  for (const { feature, write } of parts) {
    written.set(feature, (await write({ ...target, db, on, idOf })) ?? {});
  }
}

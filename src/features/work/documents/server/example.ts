import { documents } from '#/features/work/documents/server/example/documents';
import { addDocument } from '#/features/work/shared/documents/server/store';
import type { ExamplePart } from '#/platform/server/ports/example';

/** Others refer to them by the names of their files. */
export const documentsExample: ExamplePart = {
  makeFiles: () =>
    Promise.all(documents.map(async ({ name, kind, make }) => ({ name, kind, bytes: await make() }))),
  write: async ({ db, projectId, ownerId, fileOf }) => {
    const ids: Record<string, number> = {};
    for (const { name, category, description } of documents) {
      const place = { projectId, userId: ownerId };
      ids[name] = await addDocument(db, place, { category, description }, fileOf(name).key);
    }
    return ids;
  },
};

import { documents } from '#/features/work/documents/server/example/documents';
import { createDocument } from '#/features/work/documents/server/store';
import type { ExamplePart } from '#/platform/server/ports/example';

export const documentsExample: ExamplePart = {
  makeFiles: () =>
    Promise.all(documents.map(async ({ name, kind, make }) => ({ name, kind, bytes: await make() }))),
  write: async ({ db, projectId, ownerId, files, fileLimit }) => {
    for (const { name, category, description } of documents) {
      const file = files.find((each) => each.name === name);
      if (!file) throw new Error(`the example has no file ${name}`);
      const place = { projectId, userId: ownerId, limit: fileLimit };
      await createDocument(db, place, { category, description }, file);
    }
  },
};

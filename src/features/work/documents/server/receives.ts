import type { z } from 'zod';
import { documentUpload, type newDocument } from '#/features/work/shared/documents/contract';
import { addDocument } from '#/features/work/shared/documents/server/store';
import { defineReceives } from '#/platform/server/ports/receives';

export const receivesDocuments = defineReceives({
  kind: 'documents',
  as: ['document'],
  fileKinds: documentUpload.kinds,
  add: (tx, place, { as: _, ...fields }: z.output<typeof newDocument> & { as: 'document' }, { fileKey }) =>
    addDocument(tx, place, fields, fileKey),
});

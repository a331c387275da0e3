import { z } from 'zod';
import { defineCall, type Upload } from '#/core/call';
import { changesOf } from '#/core/changes-of';
import { paperKinds } from '#/core/files';
import { day, fromForm, id, moment, optionalText, version } from '#/core/shapes';

export const documentCategories = [
  'building_permit',
  'property_deed',
  'energy_certificate',
  'insurance',
  'technical_plans',
  'inspection_reports',
  'warranty',
  'invoices',
  'contracts',
  'photos',
  'other',
] as const;
export type DocumentCategory = (typeof documentCategories)[number];

export const categoryLabels: Record<DocumentCategory, string> = {
  building_permit: 'Bouwvergunning',
  property_deed: 'Eigendomsakte',
  energy_certificate: 'Energiecertificaat (EPC)',
  insurance: 'Verzekeringsdocumenten',
  technical_plans: 'Technische plannen',
  inspection_reports: 'Inspectierapporten',
  warranty: 'Garantiedocumenten',
  invoices: 'Facturen',
  contracts: 'Contracten',
  photos: "Foto's",
  other: 'Overige documenten',
};

export const descriptionLength = 500;

export const documentUpload = {
  field: 'document',
  kinds: [...paperKinds, 'doc', 'gif'],
  required: true,
} as const satisfies Upload;

export const projectDocument = z.object({
  id,
  fileName: z.string(),
  filePath: z.string(),
  fileSize: z.int(),
  mimeType: z.string(),
  category: z.enum(documentCategories),
  description: z.string().nullable(),
  /** The last day of an insurance or a guarantee. */
  validUntil: day.nullable(),
  roomId: id.nullable(),
  version,
  uploadedAt: moment,
  /** Whether who asks may change or remove it. */
  mayChange: z.boolean(),
});
export type ProjectDocument = z.infer<typeof projectDocument>;

const unknownCategory = 'Kies een categorie uit de lijst.';

/** Of a form it is a text, and blank where it has no end. */
const optionalDay = z
  .string('Dit is geen geldige datum (JJJJ-MM-DD).')
  .nullish()
  .transform((value) => value?.trim() || null)
  .pipe(day.nullable());

export const documentFields = z.object({
  category: z.enum(documentCategories, unknownCategory),
  description: optionalText(descriptionLength),
  validUntil: optionalDay,
  roomId: fromForm(id.nullish()).transform((value) => value ?? null),
});

/** Who names no category gets the last of the list. */
const givenCategory = z
  .union([z.enum(documentCategories), z.literal('').transform(() => 'other' as const)], unknownCategory)
  .default('other');

export const newDocument = documentFields.extend({ category: givenCategory });

export const listDocuments = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/documents',
  who: { right: 'read' },
  token: 'read',
  shows: ['documents', 'files', 'rooms'],
  summary: 'The documents of a project, newest first',
  output: z.array(projectDocument),
});

/** In bytes, over all papers of a project and what its log holds. `used` counts what is in the trash and in the log. */
export const storage = z.object({ used: z.int(), inTrash: z.int(), inLog: z.int(), limit: z.int() });
export type Storage = z.infer<typeof storage>;

export const getStorage = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/storage',
  who: { right: 'read' },
  token: 'read',
  summary: 'How much room the files and the log of a project take, and how much they may take',
  output: storage,
  sameForAll: true,
});

export const uploadDocument = defineCall({
  method: 'POST',
  path: '/api/projects/:projectId/documents',
  who: { right: 'add' },
  summary: 'Add a document. `duplicateOf` is the first document of the project with the same content',
  body: newDocument,
  upload: documentUpload,
  output: projectDocument.extend({
    duplicateOf: projectDocument.pick({ id: true, fileName: true }).nullable(),
  }),
  creates: true,
});

const mostAtOnce = 500;
const chosen = z.object({ ids: z.array(id).min(1, 'Kies minstens één document.').max(mostAtOnce) });
const done = z.object({ ids: z.array(id) });

export const moveDocuments = defineCall({
  method: 'POST',
  path: '/api/projects/:projectId/documents/move',
  who: { right: 'add' },
  summary: 'Put several documents that one may change in another category at once; answers which',
  body: chosen.extend({ category: z.enum(documentCategories, unknownCategory) }),
  output: done,
});

export const removeDocuments = defineCall({
  method: 'POST',
  path: '/api/projects/:projectId/documents/remove',
  who: { right: 'add' },
  summary: 'Remove several documents that one may change, with their files, at once; answers which',
  body: chosen,
  output: done,
});

/** Several in one ZIP, in a folder a category: `?ids=1,2,3`. */
export const documentArchivePath = '/api/projects/:projectId/documents/archive';
export const documentIds = z
  .string('Kies minstens één document.')
  .transform((text) => text.split(',').map(Number))
  .pipe(chosen.shape.ids);

export const updateDocument = defineCall({
  method: 'PUT',
  path: '/api/projects/:projectId/documents/:id',
  who: { right: 'change', record: 'documents', orOwn: true },
  summary: 'Put a document in another category, describe it anew or say until when it is valid',
  body: changesOf(documentFields),
  output: projectDocument,
});

export const removeDocument = defineCall({
  method: 'DELETE',
  path: '/api/projects/:projectId/documents/:id',
  who: { right: 'change', record: 'documents', orOwn: true },
  summary: 'Remove a document and its file',
});

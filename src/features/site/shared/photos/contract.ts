import { z } from 'zod';
import { defineCall, type Upload } from '#/core/call';
import { changesOf } from '#/core/changes-of';
import { megabyte } from '#/core/files';
import { day, fromForm, id, moment, optionalText, version } from '#/core/shapes';
import { pin, pinField } from '#/features/site/shared/pin';

export const photoPhases = ['before', 'during', 'hidden', 'after'] as const;
export type PhotoPhase = (typeof photoPhases)[number];

export const phaseLabels: Record<PhotoPhase, string> = {
  before: 'Voor',
  during: 'Tijdens',
  hidden: 'Wat verdwijnt',
  after: 'Na',
};

export const takenFroms = ['said', 'camera', 'received'] as const;
export type TakenFrom = (typeof takenFroms)[number];

export const captionLength = 500;
/** So many come at once; the next are those before the last of them. */
export const pageSize = 100;

export const photoUpload = {
  field: 'file',
  kinds: ['jpg', 'png', 'webp', 'heic', 'avif'],
  required: true,
  maxBytes: 30 * megabyte,
  judgedByReader: true,
  namesFile: true,
} as const satisfies Upload;

export const photo = z.object({
  id,
  takenAt: moment,
  takenFrom: z.enum(takenFroms),
  roomId: id.nullable(),
  phase: z.enum(photoPhases).nullable(),
  caption: z.string().nullable(),
  taskId: id.nullable(),
  itemId: id.nullable(),
  quoteId: id.nullable(),
  /** Where it was taken, on a plan. */
  pin: pin.nullable(),
  /** Upright, in points. */
  width: z.int(),
  height: z.int(),
  mimeType: z.string(),
  size: z.int(),
  filePath: z.string(),
  version,
  createdBy: id.nullable(),
  /** Who handed it in by a link and without an account. */
  sentBy: z.string().nullable(),
  createdAt: moment,
  /** Whether who asks may change or remove it. */
  mayChange: z.boolean(),
});
export type Photo = z.infer<typeof photo>;

const noMoment = 'Dit is geen geldig tijdstip (JJJJ-MM-DDTUU:MM:SSZ).';

/** Whatever its zone, it is told in UTC. */
const anyMoment = z.iso.datetime({ offset: true, error: noMoment }).transform((text, context) => {
  const at = new Date(text);
  if (!Number.isNaN(at.getTime())) return at.toISOString();
  context.addIssue({ code: 'custom', message: noMoment });
  return z.NEVER;
});

/** Of a form it is a text, and blank where it is not known. */
const optionalMoment = z
  .string(noMoment)
  .nullish()
  .transform((text) => text?.trim() || null)
  .pipe(anyMoment.nullable());

const optionalId = fromForm(id.nullish()).transform((value) => value ?? null);

const phase = z
  .union([z.enum(photoPhases), z.literal('').transform(() => null)], 'Kies een fase uit de lijst.')
  .nullish()
  .transform((value) => value ?? null);

/** What is said of several at once as well. */
const shared = { roomId: optionalId, phase, caption: optionalText(captionLength), taskId: optionalId };

export const photoFields = z.object({
  takenAt: optionalMoment,
  ...shared,
  itemId: optionalId,
  quoteId: optionalId,
  pin: fromForm(pinField),
});
export type PhotoFields = z.output<typeof photoFields>;

/** Nobody typed it: what can be no moment is passed over as one that is wrong. */
const clockMoment = z
  .string(noMoment)
  .nullish()
  .transform((text) => anyMoment.safeParse(text?.trim()).data ?? null);

/** Also what the clock of the phone said when the shutter went. */
const newPhoto = photoFields.extend({ shotAt: clockMoment });

const queryId = z.coerce.number().int().positive().max(2_147_483_647);

const mostAtOnce = 500;

/** ‘1,2,3’ */
const queryIds = z
  .string('Geef nummers, met een komma ertussen.')
  .transform((text): unknown[] => text.split(',').filter(Boolean))
  .pipe(z.array(queryId, 'Geef nummers, met een komma ertussen.').max(mostAtOnce));

export const photoFilter = z.object({
  /** Only these. */
  ids: queryIds.optional(),
  /** ‘none’: those that stand in no room yet. */
  roomId: z.union([queryId, z.literal('none')], 'Kies een ruimte uit de lijst.').optional(),
  phase: z.enum(photoPhases, 'Kies een fase uit de lijst.').optional(),
  taskId: queryId.optional(),
  itemId: queryId.optional(),
  planId: queryId.optional(),
  /** Those of any of these quotes or tasks. */
  quoteIds: queryIds.optional(),
  taskIds: queryIds.optional(),
  from: day.optional(),
  until: day.optional(),
  before: queryId.optional(),
});
export type PhotoFilter = z.output<typeof photoFilter>;

export const listPhotos = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/photos',
  who: { right: 'read' },
  token: 'read',
  shows: ['photos', 'files', 'rooms.id', 'tasks.id', 'items.id', 'quotes.id'],
  summary: 'The photos of a building site, the last taken first, a hundred at a time',
  query: photoFilter,
  output: z.array(photo),
});

const mark = z.object({
  id,
  /** Null of a day as a whole; then it is the last photo of that day. */
  caption: z.string().nullable(),
  day,
  count: z.int(),
});

export const listPhotoMarks = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/photos/marks',
  who: { right: 'read' },
  token: 'read',
  shows: ['photos'],
  summary: 'By what photos are found: those with a caption one by one, then each day with how many it has',
  output: z.array(mark),
  sameForAll: true,
});
export type PhotoMark = z.infer<typeof mark>;

export const addPhoto = defineCall({
  method: 'POST',
  path: '/api/projects/:projectId/photos',
  who: { right: 'add' },
  summary:
    'Add a photo. One that the project has already is answered with 200, as it is, and `duplicateOf` says which',
  body: newPhoto,
  upload: photoUpload,
  output: photo.extend({ duplicateOf: z.object({ id, fileName: z.string() }).nullable() }),
  creates: true,
  orFinds: true,
});

export const updatePhoto = defineCall({
  method: 'PUT',
  path: '/api/photos/:id',
  who: { right: 'change', record: 'photos', orOwn: true },
  summary: 'Say of a photo where, when, of what and in which phase it was taken',
  body: changesOf(photoFields),
  output: photo,
});

export const removePhoto = defineCall({
  method: 'DELETE',
  path: '/api/photos/:id',
  who: { right: 'change', record: 'photos', orOwn: true },
  summary: 'Remove a photo and its file',
});

const chosen = z.object({ ids: z.array(id).min(1, 'Kies minstens één foto.').max(mostAtOnce) });
const done = z.object({ ids: z.array(id) });

export const changePhotos = defineCall({
  method: 'POST',
  path: '/api/projects/:projectId/photos/change',
  who: { right: 'add' },
  summary: 'Say the same of several photos that one may change; what is left out stays. Answers which',
  body: z.object({ ...chosen.shape, changes: changesOf(z.object(shared)) }),
  output: done,
});

export const removePhotos = defineCall({
  method: 'POST',
  path: '/api/projects/:projectId/photos/remove',
  who: { right: 'add' },
  summary: 'Remove several photos that one may change, with their files, at once; answers which',
  body: chosen,
  output: done,
});

const mostDocuments = 100;

export const takeDocuments = defineCall({
  method: 'POST',
  path: '/api/projects/:projectId/photos/from-documents',
  who: { right: 'add' },
  summary:
    'Make photos of pictures among the documents that one may change: the same files, and what points at them goes along. Answers which became photos, and why others did not',
  body: z.object({
    ids: z
      .array(id)
      .min(1, 'Kies minstens één document.')
      .max(mostDocuments, `Kies hoogstens ${mostDocuments} documenten.`),
  }),
  output: z.object({ ids: z.array(id), left: z.array(z.string()) }),
});

/** Several in one ZIP, in a folder a day: `?ids=1,2,3`. */
export const photoArchivePath = '/api/projects/:projectId/photos/archive';
export const photoIds = z
  .string('Kies minstens één foto.')
  .transform((text) => text.split(',').map(Number))
  .pipe(chosen.shape.ids);

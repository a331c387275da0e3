import { z } from 'zod';
import { defineCall } from '#/core/call';
import { folderChapters } from '#/core/folder';
import { day, id, line, moment, requiredLine } from '#/core/shapes';
import { entry } from '#/features/folder/folder/contract';

const chapters = z
  .array(z.enum(folderChapters, 'Kies een hoofdstuk uit de lijst.'))
  .min(1, 'Kies minstens één hoofdstuk.')
  .transform((chosen) => folderChapters.filter((chapter) => chosen.includes(chapter)));

export const folderLink = z.object({
  id,
  name: z.string(),
  email: z.string().nullable(),
  chapters: z.array(z.enum(folderChapters)),
  withAmounts: z.boolean(),
  until: day,
  isOpen: z.boolean(),
  createdAt: moment,
  lastSeenAt: moment.nullable(),
});
export type FolderLink = z.infer<typeof folderLink>;

export const newFolderLink = z.object({
  name: requiredLine(200, 'Vul in voor wie de link is.'),
  email: line(254)
    .pipe(z.email('Dit e-mailadres klopt niet.'))
    .nullish()
    .transform((typed) => typed ?? null),
  chapters,
  /** Left out: ninety days. */
  until: day.optional(),
  withAmounts: z.boolean('Kies of bedragen meegaan.').default(false),
});

export const listFolderLinks = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/folder-links',
  who: { right: 'read' },
  summary: 'Who may read the folder without an account, which chapters, and until when',
  output: z.array(folderLink),
  // When a link was last opened raises no revision.
  isPersonal: true,
});

export const createFolderLink = defineCall({
  method: 'POST',
  path: '/api/projects/:projectId/folder-links',
  who: { right: 'change' },
  summary:
    'Let a buyer or a notary read chapters of the folder. Mailed where the server mails and there is an address',
  body: newFolderLink,
  output: z.object({ url: z.string().nullable(), isMailed: z.boolean() }),
  limit: { max: 60, perSeconds: 3_600 },
});

export const removeFolderLink = defineCall({
  method: 'DELETE',
  path: '/api/folder-links/:id',
  who: { right: 'change', record: 'folderLinks' },
  versionOf: null,
  summary: 'Take back a link to the folder; a download that is going on ends',
});

const sharedEntry = entry.omit({ path: true, documentId: true, isPrivate: true }).extend({
  file: z
    .object({ key: z.uuid(), name: z.string(), mimeType: z.string(), isPicture: z.boolean() })
    .nullable(),
});
export type SharedEntry = z.infer<typeof sharedEntry>;

export const sharedFolder = z.object({
  project: z.string(),
  /** Whom it was made for. */
  name: z.string(),
  until: day,
  withAmounts: z.boolean(),
  note: z.string(),
  chapters: z.array(
    z.object({ key: z.enum(folderChapters), title: z.string(), entries: z.array(sharedEntry) }),
  ),
});
export type SharedFolder = z.infer<typeof sharedFolder>;

export const getSharedFolder = defineCall({
  method: 'GET',
  path: '/api/folders/:token',
  who: { link: 'folder' },
  summary: 'The folder of a house, for who has a link to it',
  output: sharedFolder,
});

export const sharedArchivePath = '/api/folders/:token/archive';

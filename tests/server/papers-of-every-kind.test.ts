import sharp from 'sharp';
import { expect, it } from 'vitest';
import { type FileKind, fileKinds, isImage } from '#/core/files';
import { createInvoice } from '#/features/papers/shared/invoices/contract';
import { createQuote } from '#/features/papers/shared/quotes/contract';
import { addToInbox } from '#/features/reading/inbox/contract';
import { uploadDocument } from '#/features/work/shared/documents/contract';
import { addContact, openTeam } from '../support/papers';
import {
  fileOf,
  sampleDocx,
  sampleHeic,
  sampleImage,
  sampleOpenDocument,
  samplePdf,
  sampleTiff,
  sampleXlsx,
} from '../support/sample-files';
import { type Client, withTestApp } from '../support/test-app';

const app = withTestApp();

const eInvoice =
  '<?xml version="1.0"?><Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"><ID>1</ID></Invoice>';
const mail =
  'From: jan@voorbeeld.example\r\nTo: an@voorbeeld.example\r\nSubject: Offerte\r\nMIME-Version: 1.0\r\n\r\nDag An';

/** What owners have, each as small as it comes. */
const makers: Partial<Record<FileKind, () => Uint8Array | Promise<Uint8Array>>> = {
  pdf: () => samplePdf,
  jpg: () => sampleImage('jpeg'),
  webp: () => sampleImage('webp'),
  avif: () =>
    sharp({ create: { width: 64, height: 48, channels: 3, background: '#a33' } })
      .avif()
      .toBuffer(),
  tiff: sampleTiff,
  heic: sampleHeic,
  xml: () => Buffer.from(eInvoice),
  eml: () => Buffer.from(mail),
  docx: () => sampleDocx,
  xlsx: () => sampleXlsx,
  ods: () => sampleOpenDocument('spreadsheet'),
  odt: () => sampleOpenDocument('text'),
};

type Handed = { client: Client; projectId: number; contactId: number; file: File };
type Kept = { status: number; path: string | null };

const doors: Record<string, (handed: Handed) => Promise<Kept>> = {
  documents: async ({ client, projectId, file }) => {
    const body = { category: 'invoices' } as const;
    const answer = await client.call(uploadDocument, { params: { projectId }, body, file });
    return { status: answer.status, path: answer.body.filePath };
  },
  quotes: async ({ client, projectId, contactId, file }) => {
    const body = { contactId, amount: '10.00' };
    const answer = await client.call(createQuote, { params: { projectId }, body, file });
    return { status: answer.status, path: answer.body.filePath };
  },
  invoices: async ({ client, projectId, contactId, file }) => {
    const body = { contactId, amount: '10.00' };
    const answer = await client.call(createInvoice, { params: { projectId }, body, file });
    return { status: answer.status, path: answer.body.filePath };
  },
  'the letterbox': async ({ client, projectId, file }) => {
    const answer = await client.call(addToInbox, { params: { projectId }, body: {}, file });
    return { status: answer.status, path: answer.body.filePath };
  },
};

it.each(Object.entries(doors))(
  '%s keep every kind of file that owners have, and show what a browser can’t',
  async (_, handIn) => {
    const { projectId, owner: client } = await openTeam(app());
    const contactId = await addContact(app(), client);
    const kept: Record<string, unknown> = {};
    const expected: Record<string, unknown> = {};
    for (const [kind, make] of Object.entries(makers)) {
      const { mimeType, extensions } = fileKinds[kind as FileKind];
      const file = fileOf(await make(), `papier${extensions[0]}`);
      const { status, path } = await handIn({ client, projectId, contactId, file });
      const get = (url: string) => app().http.inject({ url, headers: { cookie: client.cookie } });
      const served = await get(path ?? '');
      const drawn = await get(`${path}/preview`);
      kept[kind] = [status, served.statusCode, served.headers['content-type'], drawn.statusCode];
      expected[kind] = [201, 200, mimeType, isImage(mimeType) ? 200 : 422];
    }
    expect(kept).toEqual(expected);
  },
);

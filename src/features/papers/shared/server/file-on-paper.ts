import { files } from '#/platform/server/database/schema/files';

/** What quotes and invoices show of their file. */
export const fileOnPaper = { name: files.name, mimeType: files.mimeType, size: files.size };

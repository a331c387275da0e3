import { AppError } from '#/core/errors';
import { fileKinds } from '#/core/files';
import type { FoundInvoice } from '#/features/premiums/premium-files/server/store';
import type { PremiumWorkId } from '#/features/premiums/shared/premies/rules/works';
import {
  checkInvoice,
  type InvoicePaper,
  type ReadInvoice,
  type Site,
} from '#/features/premiums/shared/premium-files/rules/invoice-checks';
import type { Job } from '#/platform/server/heavy-work';
import type { TextRecognizer } from '#/platform/server/reading/text-recognizer';
import type { Files } from '#/platform/server/storage/files';

type Tools = { files: Pick<Files, 'read'>; recognizer: TextRecognizer; job: Job };

/** One after the other: each can be a scan of many pages. */
export async function readInvoices(
  { work, site }: { work: PremiumWorkId; site: Site },
  sources: readonly FoundInvoice[],
  tools: Tools,
): Promise<ReadInvoice[]> {
  const found: ReadInvoice[] = [];
  for (const source of sources) {
    const { invoiceNumber, invoiceDate, lines } = source;
    const text = await textOf(source, tools);
    const paper: InvoicePaper = { invoiceNumber, invoiceDate, lines, text };
    found.push({
      invoiceId: source.id,
      fileKey: source.file?.key ?? null,
      checks: checkInvoice(work, paper, site),
    });
  }
  return found;
}

const readable = ['pdf', 'jpg', 'png'] as const;

/** null where there is nothing to read: then it isn't known what the invoice says. */
async function textOf({ file }: FoundInvoice, { files, recognizer, job }: Tools): Promise<string | null> {
  const kind = file && readable.find((each) => fileKinds[each].mimeType === file.mimeType);
  if (!file || !kind) return null;
  const content = await files.read(file.key);
  if (!content) return null;
  try {
    const { pages } = await recognizer.recognize(
      { bytes: Buffer.concat(await content.toArray()), kind },
      job,
    );
    const text = pages.flatMap(({ lines }) => lines.map((line) => line.text)).join('\n');
    return text.trim() || null;
  } catch (error) {
    if (error instanceof AppError && error.code === 'unusable') return null;
    throw error;
  }
}

import { isStatementTable, keptStatementMessage } from '#/core/bank-statement';
import { dayAt } from '#/core/day';
import { AppError } from '#/core/errors';
import { type FileKind, fileKinds, readableKinds } from '#/core/files';
import type { PageText } from '#/core/page-text';
import type { PaperData } from '#/features/papers/shared/reading/paper-data';
import {
  findHomeFacts,
  judgeByRules,
  judgeOf,
  toJudge,
} from '#/features/reading/check/server/shared/judge-quote';
import type { Outcome, ToRead } from '#/features/reading/inbox/server/reading-store';
import { paperReaderOf } from '#/features/reading/scan/server/shared/paper-reader';
import { getHome } from '#/features/work/shared/home/server/store';
import { Job } from '#/platform/server/heavy-work';
import type { Services } from '#/platform/server/services';

const spreadsheets: readonly FileKind[] = ['xlsx', 'xls', 'csv', 'ods'];
const nothing = { data: null, check: null, answer: null } as const;

function kindOf(mimeType: string): FileKind | undefined {
  const kinds = Object.keys(fileKinds) as FileKind[];
  return kinds.find((kind) => fileKinds[kind].mimeType === mimeType);
}

/** Reads what an entry holds, as `POST /api/papers/read` would, and has a quote judged by the rules. */
export function createEntryReader(services: Services) {
  const { db, files, now, returned } = services;
  const reader = paperReaderOf(services);
  const judge = judgeOf(services);
  const readSheets = services.sheetReaderOf(services);

  const isStatement = async (bytes: Buffer, job: Job) => {
    try {
      const sheets = await readSheets(bytes, job);
      return sheets.some(({ rows }) => isStatementTable(rows, (cell) => String(cell ?? '')));
    } catch (error) {
      // What can't be read is told where it is imported.
      if (error instanceof AppError && error.code === 'unusable') return false;
      throw error;
    }
  };

  return async (entry: ToRead, signal: AbortSignal): Promise<Outcome> => {
    const kind = kindOf(entry.mimeType);
    const isTable = kind !== undefined && spreadsheets.includes(kind);
    const isReadable = readableKinds.some((each) => each === kind);
    if (!kind || (!isTable && !isReadable)) return { kind: 'other', ...nothing };
    const content = await files.read(entry.fileKey);
    if (!content) throw new AppError('unusable', 'Dit bestand is niet meer te vinden in de opslag.');
    const bytes = Buffer.concat(await content.toArray());
    const job = new Job(entry.person ?? 0, signal);
    const answerOf = async (pages: readonly PageText[]) => {
      const { projectId, sentBy } = entry;
      return (
        (await returned.recognize(services, { projectId, file: { kind, bytes }, pages, sentBy, job })) ?? null
      );
    };
    if (isTable) {
      if (await isStatement(bytes, job)) throw new AppError('unusable', keptStatementMessage);
      return { kind: 'spreadsheet', ...nothing, answer: await answerOf([]) };
    }
    const { applicants, street } = await getHome(db, entry.projectId);
    const customer = { names: [...entry.names, ...applicants], addresses: street ? [street] : [] };
    const options = { customer, today: dayAt(now()), withoutPreviews: true } as const;
    const read = await reader.read({ kind, bytes }, job, options);
    const data = await reader.toData(read, job);
    if (!data) return { kind: 'other', ...nothing, answer: await answerOf(read.pages) };
    const { kind: paperKind } = data;
    // A bill is no answer, whatever it speaks of.
    const answer = paperKind === 'invoice' || paperKind === 'credit-note' ? null : await answerOf(read.pages);
    if (paperKind !== 'quote') return { kind: paperKind, data: withoutPictures(data), check: null, answer };
    const home = await findHomeFacts(services, entry.projectId);
    const check = await judgeByRules(judge, { ...toJudge(read), ...home }, job);
    return { kind: paperKind, data: withoutPictures(data), check, answer };
  };
}

function withoutPictures(data: PaperData): PaperData {
  return { ...data, pages: data.pages.map((page) => ({ ...page, preview: null })) };
}

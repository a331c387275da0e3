import { dayAt } from '#/core/day';
import { AppError } from '#/core/errors';
import { type FileKind, fileKinds, readableKinds } from '#/core/files';
import { findBuildYear, judgeByRules, judgeOf } from '#/features/reading/check/server/shared/judge-quote';
import type { Outcome, ToRead } from '#/features/reading/inbox/server/reading-store';
import type { PaperRead } from '#/features/reading/scan/contract';
import { readPaperFile, scannerOf } from '#/features/reading/scan/server/shared/paper-reader';
import { createSecondReader } from '#/features/reading/scan/server/shared/second-reader';
import { getHome } from '#/features/work/home/server/store';
import { Job } from '#/platform/server/heavy-work';
import type { Services } from '#/platform/server/services';

const spreadsheets: readonly FileKind[] = ['xlsx', 'xls', 'csv', 'ods'];
const nothing = { data: null, check: null } as const;

function kindOf(mimeType: string): FileKind | undefined {
  const kinds = Object.keys(fileKinds) as FileKind[];
  return kinds.find((kind) => fileKinds[kind].mimeType === mimeType);
}

/** Reads what an entry holds, as `POST /api/papers/read` would, and has a quote judged by the rules. */
export function createEntryReader(services: Services) {
  const { db, files, now } = services;
  const scanner = scannerOf(services);
  const judge = judgeOf(services);
  const { offer } = createSecondReader(services);

  return async (entry: ToRead, signal: AbortSignal): Promise<Outcome> => {
    const kind = kindOf(entry.mimeType);
    if (kind && spreadsheets.includes(kind)) return { kind: 'spreadsheet', ...nothing };
    if (!kind || !readableKinds.some((each) => each === kind)) return { kind: 'other', ...nothing };
    const content = await files.read(entry.fileKey);
    if (!content) throw new AppError('unusable', 'Dit bestand is niet meer te vinden in de opslag.');
    const bytes = Buffer.concat(await content.toArray());
    const job = new Job(entry.person ?? 0, signal);
    const { applicants, street } = await getHome(db, entry.projectId);
    const customer = { names: [...entry.names, ...applicants], addresses: street ? [street] : [] };
    const options = { customer, today: dayAt(now()), withoutPreviews: true, offer } as const;
    const { result, pages, ...how } = await readPaperFile(scanner, { kind, bytes }, job, options);
    const { data } = result;
    if (!data) return { kind: 'other', ...nothing };
    const buildYear = data.kind === 'quote' ? await findBuildYear(db, entry.projectId) : null;
    const check =
      data.kind === 'quote' ? await judgeByRules(judge, { source: pages, ...how, buildYear }, job) : null;
    return { kind: data.kind, data: withoutPictures(data), check };
  };
}

function withoutPictures(data: PaperRead): PaperRead {
  return { ...data, pages: data.pages.map((page) => ({ ...page, preview: null })) };
}

import type { FastifyReply } from 'fastify';
import { requireContract, requireWhole } from '#/features/site/acceptances/rules/allowed';
import { contentOf, type FrozenFacts, mostFrozen } from '#/features/site/acceptances/rules/frozen';
import { type Minutes, minutesReport, minutesTitle } from '#/features/site/acceptances/rules/minutes';
import { readMinutes } from '#/features/site/acceptances/server/minutes-store';
import type { StoredAcceptance } from '#/features/site/acceptances/server/store';
import { createDocument } from '#/features/work/shared/documents/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import type { KeptFile } from '#/platform/server/database/stores/file-store';
import { reportPdf } from '#/platform/server/pdf/report-pdf';
import type { Services } from '#/platform/server/services';

export type MinutesServices = Pick<
  Services,
  'db' | 'files' | 'previewer' | 'heavyWork' | 'now' | 'config' | 'publicUrl'
>;
export type By = { user: { id: number }; reply: FastifyReply };

type Made = { file: KeptFile; facts: FrozenFacts };

/** Makes the PDF of a draft before anything is written; what was frozen before stays as it is. */
export async function withMinutes<T>(
  services: MinutesServices,
  by: By,
  row: StoredAcceptance,
  work: (made: Made | undefined) => Promise<T>,
): Promise<T> {
  if (row.status !== 'draft') return work(undefined);
  const minutes = await readMinutes(services.db, row.projectId, row);
  requireContract({ status: minutes.quoteStatus });
  requireWhole({ ...minutes, points: minutes.points.length });
  const bytes = await reportPdf(services, minutesReport(minutes), { by, madeAt: services.now() });
  const name = `${minutesTitle(row)} ${row.day}.pdf`;
  return services.files.keepMadeFor([{ name, kind: 'pdf', bytes }], ([file]) =>
    work(file && { file, facts: factsOf(minutes) }),
  );
}

function factsOf({ project, contractor, sum, billed, paid, points, clearRooms }: Minutes): FrozenFacts {
  const told = points.map(({ number, text, room, dueDate }) => ({ number, text, room, dueDate }));
  return { project, contractor, sum, billed, paid, points: told, clearRooms: [...clearRooms] };
}

export type FrozenNow = Pick<StoredAcceptance, 'documentId' | 'sha256' | 'frozen'>;

/** In the transaction that writes what follows: the document, and what it says. */
export async function keepMinutes(
  tx: Database,
  { projectId, userId, limit }: { projectId: number; userId: number; limit: number },
  row: StoredAcceptance,
  made: Made | undefined,
): Promise<FrozenNow> {
  if (!made) return { documentId: row.documentId, sha256: row.sha256, frozen: row.frozen };
  const fields = { category: 'contracts' as const, description: minutesTitle(row) };
  const document = await createDocument(tx, { projectId, userId, limit }, fields, made.file);
  // The change that writes this raises the version by one.
  const { sha256 } = made.file;
  const entry = { ...contentOf(row), version: row.version + 1, sha256, facts: made.facts };
  return { documentId: document.id, sha256, frozen: [...row.frozen, entry].slice(-mostFrozen) };
}

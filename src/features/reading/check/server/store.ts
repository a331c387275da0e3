import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '#/core/errors';
import {
  type CheckScore,
  type QuoteAnalysis,
  type QuoteCheck,
  quoteAnalysis,
} from '#/features/papers/shared/checks/contract';
import { findQuotePaper } from '#/features/papers/shared/quotes/server/paper-store';
import { quoteColumns, quoteOf } from '#/features/papers/shared/quotes/server/quote-of-store';
import { type JudgedQuote, quoteChecks } from '#/features/reading/check/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { writtenRow } from '#/platform/server/database/stores/written-row';

const hoursKept = 24;
const gone = 'Deze controle is niet meer beschikbaar. Controleer de offerte opnieuw.';

type Row = typeof quoteChecks.$inferSelect;

const stored = quoteAnalysis.extend({ aiPreview: z.string().nullable().default(null) });

/** What an earlier version stored may lack a field by now: then it is as if it weren't there. */
function asCheck({ id, result, createdAt }: Row, quote?: JudgedQuote): QuoteCheck | undefined {
  const read = stored.safeParse(result);
  if (!read.success) return undefined;
  return { ...read.data, checkId: id, checkedAt: createdAt, isOld: isOld(result.judged, quote) };
}

const judgedColumns = {
  contactId: quoteColumns.contactId,
  quoteNumber: quoteColumns.quoteNumber,
  amount: quoteColumns.amount,
  fileKey: quoteColumns.fileKey,
};

/** Another status or note leaves a judgement what it was; another amount, sender, number or file doesn't. */
function isOld(judged: JudgedQuote | null | undefined, quote: JudgedQuote | undefined): boolean {
  if (!judged || !quote) return false;
  return (['contactId', 'quoteNumber', 'amount', 'fileKey'] as const).some(
    (field) => judged[field] !== quote[field],
  );
}

async function getJudged(db: Database, quoteId: number): Promise<JudgedQuote> {
  const quote = await findQuotePaper(db, quoteId);
  if (!quote) throw new AppError('not_found', gone);
  return quote;
}

/** Waits for its quote; what nobody kept in a day goes. What an AI service may be told waits with it. */
export async function saveCheck(
  db: Database,
  userId: number,
  analysis: QuoteAnalysis,
  aiPreview: string | null,
): Promise<QuoteCheck> {
  await db
    .delete(quoteChecks)
    .where(
      and(
        isNull(quoteChecks.quoteId),
        lt(quoteChecks.createdAt, sql`now() - make_interval(hours => ${hoursKept})`),
      ),
    );
  const row = writtenRow(
    await db
      .insert(quoteChecks)
      .values({
        createdBy: userId,
        totalScore: analysis.totaalScore,
        source: analysis.bron,
        result: { ...analysis, aiPreview },
      })
      .returning(),
  );
  return { ...analysis, aiPreview, checkId: row.id, checkedAt: row.createdAt, isOld: false };
}

const isWaiting = (userId: number, checkId: number) =>
  and(eq(quoteChecks.id, checkId), eq(quoteChecks.createdBy, userId), isNull(quoteChecks.quoteId));

export async function getWaitingCheck(db: Database, userId: number, checkId: number): Promise<QuoteCheck> {
  const [row] = await db.select().from(quoteChecks).where(isWaiting(userId, checkId));
  const check = row && asCheck(row);
  if (!check) throw new AppError('not_found', gone);
  return check;
}

/** In place of what the rules said; nothing is left to be sent. */
export async function saveOpinion(
  db: Database,
  { userId, checkId }: { userId: number; checkId: number },
  analysis: QuoteAnalysis,
): Promise<QuoteCheck> {
  const [row] = await db
    .update(quoteChecks)
    .set({
      totalScore: analysis.totaalScore,
      source: analysis.bron,
      result: { ...analysis, aiPreview: null },
    })
    .where(isWaiting(userId, checkId))
    .returning();
  const check = row && asCheck(row);
  if (!check) throw new AppError('not_found', gone);
  return check;
}

/** A copy, so that who chose the wrong quote can still choose another; in place of what the quote had. */
export async function keepCheck(
  db: Database,
  { userId, quoteId, checkId }: { userId: number; quoteId: number; checkId: number },
): Promise<QuoteCheck> {
  const [waiting] = await db.select().from(quoteChecks).where(isWaiting(userId, checkId));
  if (!waiting) throw new AppError('not_found', gone);
  const judged = await getJudged(db, quoteId);
  const { id: _, ...copy } = { ...waiting, quoteId, result: { ...waiting.result, aiPreview: null, judged } };
  const [row] = await db
    .insert(quoteChecks)
    .values(copy)
    .onConflictDoUpdate({ target: quoteChecks.quoteId, set: copy })
    .returning();
  const kept = row && asCheck(row);
  if (!kept) throw new AppError('not_found', gone);
  return kept;
}

/** A result straight with its quote, for who judges without being asked. */
export async function insertKeptCheck(
  db: Database,
  { userId, quoteId }: { userId: number; quoteId: number },
  analysis: QuoteAnalysis,
): Promise<void> {
  const { totaalScore: totalScore, bron: source } = analysis;
  const result = { ...analysis, judged: await getJudged(db, quoteId) };
  await db.insert(quoteChecks).values({ quoteId, createdBy: userId, totalScore, source, result });
}

export async function findCheck(
  db: Database,
  projectId: number,
  quoteId: number,
): Promise<QuoteCheck | null> {
  const [row] = await db
    .select({ check: quoteChecks, quote: judgedColumns })
    .from(quoteChecks)
    .innerJoin(...quoteOf(quoteChecks.quoteId))
    .where(and(eq(quoteColumns.id, quoteId), eq(quoteColumns.projectId, projectId)));
  return (row && asCheck(row.check, row.quote)) ?? null;
}

export async function removeCheck(db: Database, quoteId: number): Promise<void> {
  await db.delete(quoteChecks).where(eq(quoteChecks.quoteId, quoteId));
}

export async function listScores(db: Database, projectId: number): Promise<CheckScore[]> {
  const rows = await db
    .select({
      quoteId: quoteColumns.id,
      totaalScore: quoteChecks.totalScore,
      bron: quoteChecks.source,
      checkedAt: quoteChecks.createdAt,
      term: sql<string | null>`jsonb_path_query_first(${quoteChecks.result},
        '$.volledigheid.findings[*] ? (@.id == "uitvoeringstermijn").passage') #>> '{}'`,
      judged: sql<JudgedQuote | null>`${quoteChecks.result} -> 'judged'`,
      quote: judgedColumns,
    })
    .from(quoteChecks)
    .innerJoin(...quoteOf(quoteChecks.quoteId))
    .where(eq(quoteColumns.projectId, projectId))
    .orderBy(asc(quoteColumns.id));
  return rows.map(({ judged, quote, ...score }) => ({ ...score, isOld: isOld(judged, quote) }));
}

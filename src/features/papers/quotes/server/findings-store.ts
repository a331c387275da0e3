import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { contactName } from '#/core/contact-name';
import type { Day } from '#/core/day';
import { AppError } from '#/core/errors';
import { worstFirst } from '#/core/finding';
import { type QuoteFinding, quoteFindingRules } from '#/features/papers/quotes/findings-contract';
import * as rules from '#/features/papers/quotes/rules/findings';
import { quotes } from '#/features/papers/shared/quotes/server/tables';
import {
  type LookedInto,
  type Looking,
  lookInto,
  openFirst,
  toFinding,
} from '#/features/papers/shared/rules/looked-into';
import {
  contactColumns,
  contactNames,
  contactOf,
} from '#/features/work/shared/contacts/server/contact-of-store';
import { getHome } from '#/features/work/shared/home/server/store';
import { listEstimates } from '#/features/work/shared/meetstaat/server/estimates-store';
import type { Database } from '#/platform/server/database/engine/database';
import type { FindGuarded } from '#/platform/server/ports/guards';

export type QuoteGuards = { findGuarded: FindGuarded };
type Asked = { projectId: number; id: number; today: Day };
type Stored = rules.GuardedQuote & { category: string | null; looked: LookedInto };

async function getGuarded(db: Database, { projectId, id }: Asked): Promise<Stored> {
  const [row] = await db
    .select({
      quote: {
        id: quotes.id,
        category: quotes.category,
        quoteNumber: quotes.quoteNumber,
        quoteDate: quotes.quoteDate,
        description: quotes.description,
        vatLines: quotes.vatLines,
        status: quotes.status,
        validUntil: quotes.validUntil,
        acceptedOn: quotes.acceptedOn,
        amount: quotes.amount,
        lines: quotes.lines,
        coversItemIds: quotes.coversItemIds,
        agreement: quotes.agreement,
      },
      looked: { setAside: quotes.setAside, asked: quotes.asked },
      contact: {
        ...contactNames,
        email: contactColumns.email,
        type: contactColumns.type,
        enterpriseNumber: contactColumns.enterpriseNumber,
      },
    })
    .from(quotes)
    .innerJoin(...contactOf(quotes.contactId))
    .where(and(eq(quotes.id, id), eq(quotes.projectId, projectId)));
  if (!row) throw new AppError('not_found');
  const { quote, contact, looked } = row;
  return {
    ...quote,
    looked,
    contact: { ...contact, name: contactName(contact), isSupplier: contact.type === 'supplier' },
  };
}

/** What else was asked for the same kind of work and was not turned down. */
async function listOthers(db: Database, projectId: number, { id, category }: Stored) {
  if (category === null) return [];
  return db
    .select({ id: quotes.id, lines: quotes.lines })
    .from(quotes)
    .where(
      and(
        eq(quotes.projectId, projectId),
        eq(quotes.category, category),
        ne(quotes.id, id),
        inArray(quotes.status, ['pending', 'accepted']),
      ),
    );
}

const known: ReadonlySet<string> = new Set(quoteFindingRules);

/** What was already looked into comes last. */
export async function listQuoteFindings(
  db: Database,
  asked: Asked,
  { findGuarded }: QuoteGuards,
): Promise<QuoteFinding[]> {
  const { projectId, today, id } = asked;
  const quote = await getGuarded(db, asked);
  const estimates = await listEstimates(db, projectId, today);
  const own = [
    ...rules.expired(quote, today),
    ...rules.companyNumber(quote),
    ...rules.advance(quote),
    ...rules.orderForm(quote),
    ...rules.aboveEstimate(quote, estimates),
    ...rules.vatRate(quote, await getHome(db, projectId), today),
    ...rules.linesMissing(quote, await listOthers(db, projectId, quote)),
  ];
  const told = new Set(own.map(({ rule }) => rule));
  const guarded = await findGuarded('quotes', { db, projectId, today, ids: [id] });
  const others = (guarded.get(id) ?? []).filter(
    (each): each is rules.QuoteFound =>
      known.has(each.rule) && !told.has(each.rule as rules.QuoteFound['rule']),
  );
  return openFirst(
    worstFirst([...own, ...others]).map((each) => toFinding(each, quote.looked)),
    today,
  );
}

/** In a transaction. */
export async function lookIntoQuoteFinding(
  tx: Database,
  asked: Asked & { at: string },
  looking: Looking,
  guards: QuoteGuards,
): Promise<void> {
  const own = and(eq(quotes.id, asked.id), eq(quotes.projectId, asked.projectId));
  const [row] = await tx
    .select({ setAside: quotes.setAside, asked: quotes.asked })
    .from(quotes)
    .where(own)
    .for('update');
  if (!row) throw new AppError('not_found');
  const findings = await listQuoteFindings(tx, asked, guards);
  await tx
    .update(quotes)
    .set({ ...lookInto(row, looking, findings, asked.at), updatedAt: sql`now()` })
    .where(own);
}

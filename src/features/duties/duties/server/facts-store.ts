import { and, desc, eq, ne } from 'drizzle-orm';
import { contactName } from '#/core/contact-name';
import type { Day } from '#/core/day';
import { totalFromDecimal, totalOf } from '#/core/money';
import { dutyAnswers as answerShapes } from '#/features/duties/duties/contract';
import type { Contract, DutyFacts, Work } from '#/features/duties/duties/rules/facts';
import { knownOf, type Told } from '#/features/duties/duties/rules/prefill';
import { dutyAnswers, quoteSignings } from '#/features/duties/duties/server/tables';
import { approvedOfQuote } from '#/features/papers/quotes/server/store';
import { quotes } from '#/features/papers/quotes/server/tables';
import { tasks } from '#/features/site/planning/server/tables';
import {
  contactColumns,
  contactNames,
  contactOf,
} from '#/features/work/contacts/server/shared/contact-of-store';
import { getHome } from '#/features/work/home/server/store';
import { listIntakes } from '#/features/work/intake/server/store';
import { meetstaatItems } from '#/features/work/meetstaat/server/tables';
import type { Database } from '#/platform/server/database/engine/database';

async function listSaid(db: Database, projectId: number): Promise<Told['said']> {
  const rows = await db
    .select({ question: dutyAnswers.question, value: dutyAnswers.value })
    .from(dutyAnswers)
    .where(eq(dutyAnswers.projectId, projectId));
  return new Map(
    rows.flatMap(({ question, value }) => {
      const read = answerShapes.shape[question].safeParse(value ?? null);
      return read.success && read.data !== undefined ? [[question, read.data] as const] : [];
    }),
  );
}

async function listContracts(db: Database, projectId: number) {
  const rows = await db
    .select({
      quote: {
        id: quotes.id,
        description: quotes.description,
        category: quotes.category,
        amount: quotes.amount,
        netAmount: quotes.netAmount,
        lines: quotes.lines,
        contactId: quotes.contactId,
      },
      approved: approvedOfQuote,
      contact: { ...contactNames, type: contactColumns.type },
      signing: { where: quoteSignings.place, day: quoteSignings.signedOn },
    })
    .from(quotes)
    .innerJoin(...contactOf(quotes.contactId))
    .leftJoin(quoteSignings, eq(quoteSignings.quoteId, quotes.id))
    .where(and(eq(quotes.projectId, projectId), eq(quotes.status, 'accepted')))
    .orderBy(quotes.id);
  return rows.map(({ quote, approved, contact, signing }) => {
    const extra = totalFromDecimal(approved);
    const contract: Contract = {
      name: contactName(contact),
      // Of extra work only the sum with VAT is known here.
      net: quote.netAmount === null || extra !== 0n ? null : totalFromDecimal(quote.netAmount),
      amount: totalOf([totalFromDecimal(quote.amount), extra]),
      isContractor: contact.type === 'contractor',
      signing,
    };
    const texts = quote.lines.filter(({ kind }) => kind === 'line').map(({ description }) => description);
    const works: Work[] = [quote.description ?? '', ...texts]
      .filter((text) => text !== '')
      .map((text) => ({ text, start: null }));
    return { contract, works, contactId: quote.contactId, type: contact.type };
  });
}

async function listPlanned(db: Database, projectId: number) {
  return db
    .select({ text: tasks.title, start: tasks.startDate, status: tasks.status, type: contactColumns.type })
    .from(tasks)
    .leftJoin(...contactOf(tasks.contactId))
    .where(and(eq(tasks.projectId, projectId), ne(tasks.status, 'cancelled')))
    .orderBy(tasks.startDate, tasks.id);
}

async function listItems(db: Database, projectId: number): Promise<Work[]> {
  const rows = await db
    .select({ text: meetstaatItems.description, category: meetstaatItems.category })
    .from(meetstaatItems)
    .where(eq(meetstaatItems.projectId, projectId))
    .orderBy(meetstaatItems.id);
  return rows.map((row) => ({ ...row, start: null }));
}

/** All that the duties of a project hang on, as it is known on a day. */
export async function readDutyFacts(db: Database, projectId: number, today: Day): Promise<DutyFacts> {
  const home = await getHome(db, projectId);
  const [intake = null] = await listIntakes(db, projectId);
  const contracts = await listContracts(db, projectId);
  const planned = await listPlanned(db, projectId);
  const items = await listItems(db, projectId);
  const works = contracts.flatMap((each) => each.works);
  const builders = contracts.filter(({ type }) => type === 'contractor').map(({ contactId }) => contactId);
  const told: Told = {
    said: await listSaid(db, projectId),
    home,
    intake,
    items: items.map(({ text }) => text),
    contracts: {
      texts: works.map(({ text }) => text),
      contractors: new Set(builders).size,
      hasArchitect: [...contracts, ...planned].some(({ type }) => type === 'architect'),
    },
  };
  return {
    ...knownOf(told),
    ...{ today, firstUseYear: home.firstUseYear },
    works: [
      ...planned.map(({ text, start, status }) => ({
        ...{ text, start: start as Day | null, isDone: status === 'completed' },
      })),
      ...items,
      ...works,
    ],
    contracts: contracts.map(({ contract }) => contract),
  };
}

/** What was signed and may possibly still be undone, with its quote. */
export async function listSignings(db: Database, projectId: number) {
  const rows = await db
    .select({
      id: quotes.id,
      description: quotes.description,
      signing: { where: quoteSignings.place, day: quoteSignings.signedOn },
      contact: contactNames,
    })
    .from(quoteSignings)
    .innerJoin(quotes, eq(quotes.id, quoteSignings.quoteId))
    .innerJoin(...contactOf(quotes.contactId))
    .where(and(eq(quoteSignings.projectId, projectId), eq(quotes.status, 'accepted')))
    .orderBy(desc(quotes.id));
  return rows.map(({ contact, ...row }) => ({ ...row, name: contactName(contact) }));
}

import { eq, sql } from 'drizzle-orm';
import { addDays, type Day } from '#/core/day';
import { decimalFromCents } from '#/core/money';
import { budget } from '#/features/front/example/server/story/budget';
import { type ContactKey, contacts as exampleContacts } from '#/features/front/example/server/story/contacts';
import { documents as exampleDocuments } from '#/features/front/example/server/story/documents';
import { home } from '#/features/front/example/server/story/home';
import {
  type ExampleInvoice,
  invoices as exampleInvoices,
} from '#/features/front/example/server/story/invoices';
import { items as exampleItems } from '#/features/front/example/server/story/items';
import { quoteLines } from '#/features/front/example/server/story/lines';
import { premieInput } from '#/features/front/example/server/story/premie';
import {
  type ExampleQuote,
  quotes as exampleQuotes,
  type QuoteKey,
} from '#/features/front/example/server/story/quotes';
import { roofQuoteText } from '#/features/front/example/server/story/roof-quote-text';
import type { ExampleItem, ExampleLine, SubsidyName } from '#/features/front/example/server/story/shapes';
import { tasks as exampleTasks } from '#/features/front/example/server/story/tasks';
import { budgets } from '#/features/money/budget/server/tables';
import { invoices, payments } from '#/features/papers/invoices/server/tables';
import { quotes } from '#/features/papers/quotes/server/tables';
import type { PaperLine } from '#/features/papers/shared/contract';
import { findRulesOn, specificationTable } from '#/features/premiums/premies/rules/rule-table';
import { calculationFrom } from '#/features/premiums/premies/rules/saved-calculation';
import { createCalculation } from '#/features/premiums/premies/server/store';
import { judgeQuote } from '#/features/reading/check/rules/judge';
import { insertKeptCheck } from '#/features/reading/check/server/store';
import { tasks } from '#/features/site/planning/server/tables';
import { contacts } from '#/features/work/contacts/server/tables';
import { createDocument } from '#/features/work/documents/server/store';
import { homes } from '#/features/work/home/server/tables';
import { itemTotal } from '#/features/work/meetstaat/rules/totals';
import { meetstaatItems } from '#/features/work/meetstaat/server/tables';
import { listSubsidyTypes } from '#/features/work/shared/server/subsidy-type-store';
import type { Database } from '#/platform/server/database/engine/database';
import type { KeptFile } from '#/platform/server/database/stores/file-store';

type Ids<Name extends string> = (name: Name) => number;
type ExampleTarget = {
  projectId: number;
  createdBy: number;
  contactId: Ids<ContactKey>;
  subsidyId: Ids<SubsidyName>;
};
type DatedPlace = ExampleTarget & { on: (offset: number) => Day };

export async function fillExample(
  db: Database,
  {
    projectId,
    ownerId,
    today,
    files,
    limit,
  }: { projectId: number; ownerId: number; today: Day; files: readonly KeptFile[]; limit: number },
): Promise<void> {
  const types = await listSubsidyTypes(db);
  const place: DatedPlace = {
    projectId,
    createdBy: ownerId,
    contactId: await insertContacts(db, projectId, ownerId),
    subsidyId: idsByName(types.map(({ id, name }) => [name, id])),
    on: (offset) => addDays(today, offset),
  };
  await db
    .update(budgets)
    .set({ ...budget, updatedAt: sql`now()` })
    .where(eq(budgets.projectId, projectId));
  await db.insert(homes).values({ ...home, applicants: [...home.applicants], projectId });
  const itemId = await insertItems(db, place);
  const quoteId = await insertQuotes(db, place, itemId);
  await insertKeptCheck(
    db,
    { userId: ownerId, quoteId: quoteId('roof') },
    judgeQuote(roofQuoteText(place.on(-178))),
  );
  await insertInvoices(db, place, quoteId, itemId);
  await insertTasks(db, place, quoteId);
  await createCalculation(db, { projectId, createdBy: ownerId }, calculationToday(today));
  await insertDocuments(db, { ...place, limit }, files);
}

/** By the rules of the day; where those are not known yet, by those of the specification. */
function calculationToday(today: Day) {
  const table = findRulesOn(today);
  return table
    ? calculationFrom({ ...premieInput, aanvraagdatum: today }, table)
    : calculationFrom(premieInput, specificationTable());
}

function idsByName<Name extends string>(entries: Iterable<readonly [string | null, number]>): Ids<Name> {
  const ids = new Map(entries);
  return (name) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`the example refers to an unknown ${name}`);
    return id;
  };
}

async function insertContacts(db: Database, projectId: number, userId: number): Promise<Ids<ContactKey>> {
  const rows = await db
    .insert(contacts)
    .values(Object.values(exampleContacts).map((each) => ({ ...each, userId, exampleProjectId: projectId })))
    .returning({ id: contacts.id, company: contacts.company });
  const idOf = idsByName(rows.map(({ id, company }) => [company, id]));
  return (key) => idOf(exampleContacts[key].company);
}

async function insertItems(db: Database, place: ExampleTarget): Promise<Ids<string>> {
  const rows = await db
    .insert(meetstaatItems)
    .values(exampleItems.map((item) => itemRow(item, place)))
    .returning({ id: meetstaatItems.id, description: meetstaatItems.description });
  return idsByName(rows.map(({ id, description }) => [description, id]));
}

function lineOf({ quantity, unit, unitPrice, item, ...rest }: ExampleLine, itemId: Ids<string>): PaperLine {
  return {
    ...rest,
    ...{ quantity: quantity ?? null, unit: unit ?? null, unitPrice: unitPrice ?? null, kind: 'line' },
    itemId: item === undefined ? null : itemId(item),
  };
}

function itemRow(item: ExampleItem, { projectId, createdBy, contactId, subsidyId }: ExampleTarget) {
  const { category, description, quantity, unit, unitPrice, contact, subsidy, notes } = item;
  return {
    ...{ projectId, createdBy, category, description, quantity, unit, unitPrice, notes },
    totalAmount: decimalFromCents(itemTotal(item)),
    contactId: contact && contactId(contact),
    includedInLoan: item.inLoan ?? false,
    subsidyEligible: subsidy !== undefined,
    subsidyTypeId: subsidy && subsidyId(subsidy),
  };
}

async function insertQuotes(db: Database, place: DatedPlace, itemId: Ids<string>): Promise<Ids<QuoteKey>> {
  const { projectId, createdBy, contactId, on } = place;
  const rows = await db
    .insert(quotes)
    .values(
      (Object.entries(exampleQuotes) as [QuoteKey, ExampleQuote][]).map(
        ([key, { number, contact, unforeseen, validUntil, ...rest }]) => ({
          ...rest,
          lines: quoteLines(key).map((line) => lineOf(line, itemId)),
          ...{ projectId, createdBy, quoteNumber: number },
          contactId: contactId(contact),
          unforeseenCosts: [...(unforeseen ?? [])],
          validUntil: on(validUntil),
        }),
      ),
    )
    .returning({ id: quotes.id, number: quotes.quoteNumber });
  const idOf = idsByName(rows.map(({ id, number }) => [number, id]));
  return (key) => idOf(exampleQuotes[key].number);
}

async function insertInvoices(
  db: Database,
  place: DatedPlace,
  quoteId: Ids<QuoteKey>,
  itemId: Ids<string>,
): Promise<void> {
  const { projectId, createdBy, contactId, subsidyId, on } = place;
  const rowOf = ({ number, contact, quote, due, paid, subsidy, lines, ...rest }: ExampleInvoice) => {
    const { part: _, credits, ...fields } = rest;
    return {
      ...fields,
      kind: credits === undefined ? ('invoice' as const) : ('credit-note' as const),
      lines: (lines ?? []).map((line) => lineOf(line, itemId)),
      ...{ projectId, createdBy, invoiceNumber: number },
      contactId: contactId(contact),
      knownIban: sql`(select "iban" from "contacts" where "id" = ${contactId(contact)})`,
      quoteId: quote && quoteId(quote),
      dueDate: on(due),
      paidDate: paid === undefined ? null : on(paid),
      subsidyEligible: subsidy !== undefined,
      subsidyTypeId: subsidy && subsidyId(subsidy),
    };
  };
  const rows = await db
    .insert(invoices)
    .values(exampleInvoices.map(rowOf))
    .returning({ id: invoices.id, number: invoices.invoiceNumber });
  const idOf = idsByName<string>(rows.map(({ id, number }) => [number, id]));
  for (const { number, contact, part, credits } of exampleInvoices) {
    if (credits !== undefined) {
      await db
        .update(invoices)
        .set({ creditsInvoiceId: idOf(credits) })
        .where(eq(invoices.id, idOf(number)));
    }
    if (part) {
      const { amount, note } = part;
      await db.insert(payments).values({
        ...{ projectId, createdBy, amount, note, how: 'entered' as const, invoiceId: idOf(number) },
        ...{ date: on(part.on), iban: exampleContacts[contact].iban.replaceAll(' ', '') },
      });
    }
  }
}

/** What comes first is written first: who follows it names it by its number. */
async function insertTasks(db: Database, place: DatedPlace, quoteId: Ids<QuoteKey>): Promise<void> {
  const { projectId, createdBy, contactId, on } = place;
  const ids = new Map<string, number>();
  for (;;) {
    const next = exampleTasks.filter(
      ({ title, after = [] }) => !ids.has(title) && after.every((each) => ids.has(each.title)),
    );
    if (next.length === 0) break;
    const rows = await db
      .insert(tasks)
      .values(
        next.map(({ contact, quote, start, end, after = [], needs = [], checks = [], ...rest }) => ({
          ...rest,
          ...{ projectId, createdBy },
          contactId: contact && contactId(contact),
          quoteId: quote && quoteId(quote),
          startDate: on(start),
          endDate: end === undefined ? null : on(end),
          dependsOn: after.map(({ title, days }) => ({ taskId: ids.get(title) ?? 0, days })),
          checks: checks.map((what) => ({ what, isDone: false })),
          needs: needs.map(({ arrives, ...need }) => ({
            ...need,
            arrivesOn: arrives === undefined ? null : on(arrives),
          })),
        })),
      )
      .returning({ id: tasks.id, title: tasks.title });
    for (const { id, title } of rows) ids.set(title, id);
  }
}

async function insertDocuments(
  db: Database,
  { projectId, createdBy, limit }: ExampleTarget & { limit: number },
  files: readonly KeptFile[],
): Promise<void> {
  for (const file of files) {
    const document = exampleDocuments.find(({ name }) => name === file.name);
    if (!document) throw new Error(`the example has no document ${file.name}`);
    const { category, description } = document;
    await createDocument(db, { projectId, userId: createdBy, limit }, { category, description }, file);
  }
}

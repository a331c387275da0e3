import { and, desc, eq } from 'drizzle-orm';
import { contactName } from '#/core/contact-name';
import type { Day } from '#/core/day';
import { totalFromDecimal, totalOf } from '#/core/money';
import { dutyAnswers as answerShapes } from '#/features/duties/duties/contract';
import type { Contract, DutyFacts, Work } from '#/features/duties/duties/rules/facts';
import { type KnownFacts, knownOf } from '#/features/duties/duties/rules/prefill';
import { dutyAnswers, quoteSignings } from '#/features/duties/duties/server/tables';
import { quoteColumns, quoteOf } from '#/features/papers/shared/quotes/server/quote-of-store';
import { readQuotes } from '#/features/papers/shared/quotes/server/quote-rows-store';
import { listPlanned } from '#/features/site/shared/planning/server/planned-store';
import { contactNames, contactOf } from '#/features/work/shared/contacts/server/contact-of-store';
import { getHome } from '#/features/work/shared/home/server/store';
import { listIntakes } from '#/features/work/shared/intake/server/store';
import { listItemTexts } from '#/features/work/shared/meetstaat/server/item-store';
import { derived } from '#/platform/server/database/engine/ask-once';
import type { Database } from '#/platform/server/database/engine/database';

async function listSaid(db: Database, projectId: number): Promise<KnownFacts['said']> {
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

function listContracts(db: Database, projectId: number) {
  return derived(projectId, 'contracts of duties', async () => {
    const signed = await db
      .select({ quoteId: quoteSignings.quoteId, where: quoteSignings.place, day: quoteSignings.signedOn })
      .from(quoteSignings)
      .where(eq(quoteSignings.projectId, projectId));
    const signings = new Map(signed.map(({ quoteId, ...signing }) => [quoteId, signing]));
    const accepted = (await readQuotes(db, projectId)).filter(({ quote }) => quote.status === 'accepted');
    return accepted.toReversed().map(({ quote, approved, contact, contactType }) => {
      const extra = totalFromDecimal(approved);
      const contract: Contract = {
        name: contactName(contact),
        // Of extra work only the sum with VAT is known here.
        net: quote.netAmount === null || extra !== 0n ? null : totalFromDecimal(quote.netAmount),
        amount: totalOf([totalFromDecimal(quote.amount), extra]),
        isContractor: contactType === 'contractor',
        signing: signings.get(quote.id) ?? null,
      };
      const lines = quote.lines.filter(({ kind }) => kind === 'line').map(({ description }) => description);
      const texts = [quote.description ?? '', ...lines].filter((text) => text !== '');
      return { contract, texts, contactId: quote.contactId, type: contactType };
    });
  });
}

/** All that the duties of a project hang on, as it is known on a day. */
export async function readDutyFacts(db: Database, projectId: number, today: Day): Promise<DutyFacts> {
  const home = await getHome(db, projectId);
  const [intake = null] = await listIntakes(db, projectId);
  const contracts = await listContracts(db, projectId);
  const planned = await listPlanned(db, projectId);
  const items = (await listItemTexts(db, projectId)).map((item): Work => ({ ...item, start: null }));
  const works = contracts.flatMap(({ texts }) => texts.map((text): Work => ({ text, start: null })));
  const builders = contracts.filter(({ type }) => type === 'contractor').map(({ contactId }) => contactId);
  const told: KnownFacts = {
    said: await listSaid(db, projectId),
    home,
    intake,
    items: items.map(({ text }) => text),
    contracts: {
      texts: works.map(({ text }) => text),
      contractors: new Set(builders).size,
      hasArchitect:
        contracts.some(({ type }) => type === 'architect') ||
        planned.some(({ contactType }) => contactType === 'architect'),
    },
  };
  return {
    ...knownOf(told),
    ...{ today, firstUseYear: home.firstUseYear },
    works: [
      ...planned.map(({ title, startDate, status }) => ({
        ...{ text: title, start: startDate, isDone: status === 'completed' },
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
      id: quoteColumns.id,
      description: quoteColumns.description,
      signing: { where: quoteSignings.place, day: quoteSignings.signedOn },
      contact: contactNames,
    })
    .from(quoteSignings)
    .innerJoin(...quoteOf(quoteSignings.quoteId))
    .innerJoin(...contactOf(quoteColumns.contactId))
    .where(and(eq(quoteSignings.projectId, projectId), eq(quoteColumns.status, 'accepted')))
    .orderBy(desc(quoteColumns.id));
  return rows.map(({ contact, ...row }) => ({ ...row, name: contactName(contact) }));
}

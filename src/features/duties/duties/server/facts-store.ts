import { eq, sql } from 'drizzle-orm';
import { contactName } from '#/core/contact-name';
import type { Day } from '#/core/day';
import { totalFromDecimal, totalOf } from '#/core/money';
import { dutyAnswers as answerShapes } from '#/features/duties/duties/contract';
import type { Contract, DutyFacts, Signing } from '#/features/duties/duties/rules/facts';
import { type KnownFacts, knownOf } from '#/features/duties/duties/rules/prefill';
import { tellingWorks, workOf } from '#/features/duties/duties/rules/works';
import { dutyAnswers, quoteSignings } from '#/features/duties/duties/server/tables';
import { readQuotes } from '#/features/papers/shared/quotes/server/quote-rows-store';
import { listPlanned } from '#/features/site/shared/planning/server/planned-store';
import { getHome } from '#/features/work/shared/home/server/store';
import { listIntakes } from '#/features/work/shared/intake/server/store';
import { listItemTexts } from '#/features/work/shared/meetstaat/server/item-store';
import { buildingWorkOf } from '#/features/work/shared/rules/vat/building-words';
import { derived } from '#/platform/server/database/engine/ask-once';
import type { Database } from '#/platform/server/database/engine/database';
import { prepareOnce } from '#/platform/server/database/engine/prepared';

const saidQuery = prepareOnce((db) =>
  db
    .select({ question: dutyAnswers.question, value: dutyAnswers.value })
    .from(dutyAnswers)
    .where(eq(dutyAnswers.projectId, sql.placeholder('projectId'))),
);

async function listSaid(db: Database, projectId: number): Promise<KnownFacts['said']> {
  const rows = await saidQuery(db).execute({ projectId });
  return new Map(
    rows.flatMap(({ question, value }) => {
      const read = answerShapes.shape[question].safeParse(value ?? null);
      return read.success && read.data !== undefined ? [[question, read.data] as const] : [];
    }),
  );
}

const signingsQuery = prepareOnce((db) =>
  db
    .select({ quoteId: quoteSignings.quoteId, where: quoteSignings.place, day: quoteSignings.signedOn })
    .from(quoteSignings)
    .where(eq(quoteSignings.projectId, sql.placeholder('projectId'))),
);

/** By quote. */
async function readSignings(db: Database, projectId: number): Promise<ReadonlyMap<number, Signing>> {
  const rows = await signingsQuery(db).execute({ projectId });
  return new Map(rows.map(({ quoteId, ...signing }) => [quoteId, signing]));
}

function listContracts(db: Database, projectId: number) {
  return derived(projectId, 'contracts of duties', async () => {
    const signings = await readSignings(db, projectId);
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

const namesBuilding = (text: string) => buildingWorkOf(text) !== 'none';

/** Works without a day: the first of each kind is all that duties look at. */
function readTexts(lines: readonly { text: string; category?: string | null }[]) {
  return {
    works: tellingWorks(lines.map((line) => workOf({ ...line, start: null }))),
    building: lines.map(({ text }) => text).filter(namesBuilding),
  };
}

function readItems(db: Database, projectId: number) {
  return derived(projectId, 'works of the meetstaat', async () =>
    readTexts(await listItemTexts(db, projectId)),
  );
}

function readContracts(db: Database, projectId: number) {
  return derived(projectId, 'works of contracts', async () => {
    const contracts = await listContracts(db, projectId);
    const builders = contracts.filter(({ type }) => type === 'contractor').map(({ contactId }) => contactId);
    return {
      ...readTexts(contracts.flatMap(({ texts }) => texts.map((text) => ({ text })))),
      contractors: new Set(builders).size,
      hasArchitect: contracts.some(({ type }) => type === 'architect'),
    };
  });
}

/** What planning, meetstaat and contracts say of the works, whatever else stands in them. */
function readWorks(db: Database, projectId: number) {
  return derived(projectId, 'works of duties', async () => {
    const contracts = await readContracts(db, projectId);
    const planned = await listPlanned(db, projectId);
    const items = await readItems(db, projectId);
    const tasks = planned.map(({ title, startDate, status }) =>
      workOf({ text: title, start: startDate, isDone: status === 'completed' }),
    );
    return {
      works: tellingWorks([...tasks, ...items.works, ...contracts.works]),
      items: items.building,
      contracts: {
        texts: contracts.building,
        contractors: contracts.contractors,
        hasArchitect:
          contracts.hasArchitect || planned.some(({ contactType }) => contactType === 'architect'),
      },
    };
  });
}

/** All that the duties of a project hang on, as it is known on a day. */
export function readDutyFacts(db: Database, projectId: number, today: Day): Promise<DutyFacts> {
  return derived(projectId, `facts of duties ${today}`, async () => {
    const home = await getHome(db, projectId);
    const [intake = null] = await listIntakes(db, projectId);
    const { works, items, contracts } = await readWorks(db, projectId);
    const said = await listSaid(db, projectId);
    const all = await listContracts(db, projectId);
    return {
      ...knownOf({ said, home, intake, items, contracts }),
      ...{ today, firstUseYear: home.firstUseYear, works },
      contracts: all.map(({ contract }) => contract),
    };
  });
}

/** What was signed and may possibly still be undone, with its quote. */
export function listSignings(db: Database, projectId: number) {
  return derived(projectId, 'signed contracts', async () => {
    const signings = await readSignings(db, projectId);
    if (signings.size === 0) return [];
    return (await readQuotes(db, projectId)).flatMap(({ quote: { id, description, status }, contact }) => {
      const signing = signings.get(id);
      if (!signing || status !== 'accepted') return [];
      return [{ id, description, signing, name: contactName(contact) }];
    });
  });
}

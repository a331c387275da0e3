import type { Day } from '#/core/day';
import { decimalFromCents, totalFromDecimal } from '#/core/money';
import { checkedOf } from '#/features/papers/invoices/rules/findings/checked';
import { findFindings } from '#/features/papers/invoices/rules/findings/find-findings';
import { othersAmong } from '#/features/papers/invoices/rules/findings/others';
import type { CheckedHome, CheckedQuote, Found } from '#/features/papers/invoices/rules/findings/types';
import { undisputedOf } from '#/features/papers/invoices/rules/findings/undisputed';
import { type CheckedRow, findChecked, listChecked } from '#/features/papers/invoices/server/checked-store';
import { listQuoted } from '#/features/papers/invoices/server/quoted-store';
import type { Checked } from '#/features/papers/shared/checked';
import type { InvoiceFinding } from '#/features/papers/shared/invoices/findings-contract';
import { isOpen, openFirst, toFinding } from '#/features/papers/shared/rules/looked-into';
import { getHome } from '#/features/work/shared/home/server/store';
import { derived } from '#/platform/server/database/engine/ask-once';
import type { Database } from '#/platform/server/database/engine/database';
import type { BeforePaying } from '#/platform/server/ports/paying';

export type On = { today: Day; beforePaying?: BeforePaying | undefined };

/** What stands in the way of paying them; nothing is read where none of them is of a contract and open. */
export async function sayBeforePaying(
  db: Database,
  projectId: number,
  rows: readonly CheckedRow[],
  { today, beforePaying }: On,
) {
  const isAsked = rows.some(({ invoice: { quoteId, open } }) => quoteId !== null && open !== '0.00');
  return isAsked ? beforePaying?.(db, projectId, today) : undefined;
}

type Looked = { own: CheckedRow; quote: CheckedQuote | null; home: CheckedHome; found: Found[] };

/** Some of these invoices, held against all of them. */
async function lookAt(
  db: Database,
  projectId: number,
  { rows, ids }: { rows: readonly CheckedRow[]; ids: readonly number[] },
  on: On,
): Promise<Looked[]> {
  const some = rows.filter(({ invoice }) => ids.includes(invoice.id));
  if (some.length === 0) return [];
  const quoteIds = new Set(some.flatMap(({ invoice }) => invoice.quoteId ?? []));
  const quoted = await listQuoted(db, projectId, [...quoteIds]);
  const home = await getHome(db, projectId);
  const others = othersAmong(rows.map(({ invoice }) => invoice));
  const say = await sayBeforePaying(db, projectId, some, on);
  return some.map((own) => {
    const { quoteId } = own.invoice;
    const quote = (quoteId !== null && quoted.get(quoteId)) || null;
    const found = findFindings(own.invoice, quote, others, own.contact, home, on.today, say);
    return { own, quote, home, found };
  });
}

/** With all that it is held against, and what is not right about it. */
async function lookAtOne(db: Database, projectId: number, id: number, on: On): Promise<Looked | undefined> {
  const rows = await findChecked(db, projectId, id);
  const [looked] = await lookAt(db, projectId, { rows, ids: [id] }, on);
  return looked;
}

/** What was already looked into comes last. */
export async function listFindings(
  db: Database,
  projectId: number,
  invoiceId: number,
  on: On,
): Promise<InvoiceFinding[]> {
  const looked = await lookAtOne(db, projectId, invoiceId, on);
  if (!looked) return [];
  const { found, own } = looked;
  return openFirst(
    found.map((each) => toFinding(each, own.looked)),
    on.today,
  );
}

/** Of each of these what nobody looked into yet, as the rules found it. */
export async function listOpenFound(
  db: Database,
  projectId: number,
  ids: readonly number[],
  today: Day,
): Promise<ReadonlyMap<number, readonly Found[]>> {
  if (ids.length === 0) return new Map();
  return derived(projectId, `what stands open on ${today} of invoices ${ids.join(' ')}`, async () => {
    const rows = await listChecked(db, projectId);
    const looked = await lookAt(db, projectId, { rows, ids }, { today });
    return new Map(
      looked.map(({ own, found }) => [
        own.invoice.id,
        found.filter((each) => isOpen(toFinding(each, own.looked), today)),
      ]),
    );
  });
}

export async function getChecked(
  db: Database,
  projectId: number,
  invoiceId: number,
  on: On,
): Promise<Checked | undefined> {
  const looked = await lookAtOne(db, projectId, invoiceId, on);
  if (!looked) return undefined;
  const { own, quote, home, found } = looked;
  // What waits for an answer is disputed as much as before it was asked.
  const disputed = found.filter((each) => toFinding(each, own.looked).setAside === null);
  const undisputed = undisputedOf(own.invoice, disputed, totalFromDecimal(own.invoice.open));
  return { ...checkedOf(own.invoice, quote, own.contact, home), undisputed: decimalFromCents(undisputed) };
}

import { and, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import { contactName } from '#/core/contact-name';
import type { Day } from '#/core/day';
import { decimalFromCents } from '#/core/money';
import { listApprovedLines } from '#/features/papers/extras/server/store';
import type { Finding, FindingSeverity, SetAside } from '#/features/papers/invoices/findings-contract';
import { findFindings } from '#/features/papers/invoices/rules/findings/find-findings';
import { othersAmong } from '#/features/papers/invoices/rules/findings/others';
import type {
  CheckedContact,
  CheckedInvoice,
  CheckedQuote,
  Found,
} from '#/features/papers/invoices/rules/findings/types';
import { ibanChangeOf } from '#/features/papers/invoices/rules/invoice';
import { unconfirmedChanges } from '#/features/papers/invoices/server/known-account-store';
import { invoices } from '#/features/papers/invoices/server/tables';
import { approvedOfQuote } from '#/features/papers/quotes/server/store';
import { quotes } from '#/features/papers/quotes/server/tables';
import { contacts } from '#/features/work/contacts/server/tables';
import { getHome } from '#/features/work/home/server/store';
import type { Database } from '#/platform/server/database/engine/database';

type Checked = { invoice: CheckedInvoice; contact: CheckedContact; isPaid: boolean; setAside: SetAside[] };

async function listChecked(db: Database, projectId: number, only?: SQL): Promise<Checked[]> {
  const changed = unconfirmedChanges(db, projectId);
  const rows = await db
    .select({
      invoice: {
        id: invoices.id,
        kind: invoices.kind,
        contactId: invoices.contactId,
        quoteId: invoices.quoteId,
        invoiceNumber: invoices.invoiceNumber,
        description: invoices.description,
        invoiceDate: invoices.invoiceDate,
        receivedDate: invoices.receivedDate,
        amount: invoices.amount,
        netAmount: invoices.netAmount,
        lines: invoices.lines,
        vatLines: invoices.vatLines,
        iban: invoices.iban,
        addressee: invoices.addressee,
      },
      setAside: invoices.setAside,
      contact: {
        iban: contacts.iban,
        email: contacts.email,
        name: contacts.name,
        company: contacts.company,
      },
      known: { status: invoices.status, knownIban: invoices.knownIban, updatedAt: invoices.updatedAt },
      change: { changedBy: changed.changedBy, changedAt: changed.changedAt },
    })
    .from(invoices)
    .innerJoin(contacts, eq(contacts.id, invoices.contactId))
    .leftJoin(changed, eq(changed.contactId, invoices.contactId))
    .where(and(eq(invoices.projectId, projectId), only))
    .orderBy(desc(invoices.id));
  return rows.map(({ invoice, known, setAside, contact, change }) => ({
    invoice: { ...invoice, ibanChange: ibanChangeOf(known, contact.iban, change) },
    contact: { ...contact, name: contactName(contact) },
    ...{ setAside, isPaid: known.status === 'paid' },
  }));
}

async function listQuoted(db: Database, projectId: number, only?: SQL): Promise<Map<number, CheckedQuote>> {
  const rows = await db
    .select({
      id: quotes.id,
      amount: quotes.amount,
      netAmount: quotes.netAmount,
      lines: quotes.lines,
      vatLines: quotes.vatLines,
      quoteDate: quotes.quoteDate,
      approved: approvedOfQuote,
    })
    .from(quotes)
    .where(and(eq(quotes.projectId, projectId), only));
  const agreed = await listApprovedLines(db, projectId);
  return new Map(
    rows.map((row) => [row.id, { ...row, lines: [...row.lines, ...(agreed.get(row.id) ?? [])] }]),
  );
}

function toFinding({ lines, ...found }: Found, setAside: readonly SetAside[]): Finding {
  const amount = found.amount === null ? null : decimalFromCents(found.amount);
  const looked = setAside.find((each) => isAbout(each, { rule: found.rule, amount }));
  return {
    ...found,
    ...{ lines: [...lines], amount },
    setAside: looked ? { reason: looked.reason, at: looked.at } : null,
  };
}

type About = Pick<SetAside, 'rule' | 'amount'>;

/** Of one rule, and of one amount where both tell theirs. */
function isAbout(one: About, other: About): boolean {
  if (one.rule !== other.rule) return false;
  return one.amount === undefined || other.amount === undefined || one.amount === other.amount;
}

/** What was already looked into comes last. */
export async function listFindings(
  db: Database,
  projectId: number,
  invoiceId: number,
  today: Day,
): Promise<Finding[]> {
  const self = sql`(select ${invoices.contactId} from ${invoices} where ${invoices.id} = ${invoiceId})`;
  const sameQuote = sql`(select ${invoices.quoteId} from ${invoices} where ${invoices.id} = ${invoiceId})`;
  const around = await listChecked(
    db,
    projectId,
    or(eq(invoices.contactId, self), eq(invoices.quoteId, sameQuote)),
  );
  const own = around.find(({ invoice }) => invoice.id === invoiceId);
  if (!own) return [];
  const { quoteId } = own.invoice;
  const quoted = quoteId === null ? undefined : await listQuoted(db, projectId, eq(quotes.id, quoteId));
  const found = findFindings(
    own.invoice,
    (quoteId !== null && quoted?.get(quoteId)) || null,
    othersAmong(around.map(({ invoice }) => invoice)),
    own.contact,
    await getHome(db, projectId),
    today,
  ).map((each) => toFinding(each, own.setAside));
  return found.sort((one, other) => Number(one.setAside !== null) - Number(other.setAside !== null));
}

type OpenFindings = { invoiceId: number; count: number; severity: FindingSeverity };

/** Of the newest that are not paid: who has hundreds open looks at those first. */
const mostChecked = 200;

export async function listOpenFindings(db: Database, projectId: number, today: Day): Promise<OpenFindings[]> {
  const isAsked = ne(invoices.status, 'paid');
  const open = await db.$count(invoices, and(eq(invoices.projectId, projectId), isAsked));
  if (open === 0) return [];
  const all = await listChecked(db, projectId);
  const quoted = await listQuoted(db, projectId);
  const home = await getHome(db, projectId);
  const others = othersAmong(all.map(({ invoice }) => invoice));
  return all
    .filter(({ isPaid }) => !isPaid)
    .slice(0, mostChecked)
    .flatMap(({ invoice, contact, setAside }): OpenFindings[] => {
      const { id: invoiceId, quoteId } = invoice;
      const quote = (quoteId !== null && quoted.get(quoteId)) || null;
      const found = findFindings(invoice, quote, others, contact, home, today)
        .map((each) => toFinding(each, setAside))
        .filter((each) => each.setAside === null);
      const [worst] = found;
      return worst ? [{ invoiceId, count: found.length, severity: worst.severity }] : [];
    });
}

type Looked = Omit<SetAside, 'reason'> & { reason: string | null };

/** With a reason it is set aside as it is now, without one no longer. In a transaction. */
export async function setAsideFinding(
  tx: Database,
  projectId: number,
  invoiceId: number,
  { rule, reason, amount, at }: Looked,
  today: Day,
): Promise<void> {
  const [row] = await tx
    .select({ setAside: invoices.setAside })
    .from(invoices)
    .where(and(eq(invoices.id, invoiceId), eq(invoices.projectId, projectId)))
    .for('update');
  const others = (row?.setAside ?? []).filter((each) => !isAbout(each, { rule, amount }));
  const found = (await listFindings(tx, projectId, invoiceId, today)).filter((each) =>
    isAbout(each, { rule, amount }),
  );
  const about = found.length > 0 ? found.map((each) => each.amount) : [amount];
  const looked = reason === null ? [] : about.map((each) => ({ rule, reason, at, amount: each }));
  const setAside = [...others, ...looked];
  await tx
    .update(invoices)
    .set({ setAside, updatedAt: sql`now()` })
    .where(and(eq(invoices.id, invoiceId), eq(invoices.projectId, projectId)));
}

import { and, desc, eq, exists, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { contactName } from '#/core/contact-name';
import type { Day } from '#/core/day';
import type { Severity } from '#/core/finding';
import { decimalFromCents, totalFromDecimal } from '#/core/money';
import { listApprovedLines } from '#/features/papers/extras/server/store';
import type { InvoiceFinding } from '#/features/papers/invoices/findings-contract';
import { checkedOf } from '#/features/papers/invoices/rules/findings/checked';
import { findFindings } from '#/features/papers/invoices/rules/findings/find-findings';
import { othersAmong } from '#/features/papers/invoices/rules/findings/others';
import type {
  CheckedContact,
  CheckedHome,
  CheckedInvoice,
  CheckedQuote,
  Found,
} from '#/features/papers/invoices/rules/findings/types';
import { undisputedOf } from '#/features/papers/invoices/rules/findings/undisputed';
import { ibanChangeOf } from '#/features/papers/invoices/rules/invoice';
import { unconfirmedChanges } from '#/features/papers/invoices/server/known-account-store';
import { invoices } from '#/features/papers/invoices/server/tables';
import { readQuotes } from '#/features/papers/quotes/server/quote-rows';
import type { Checked } from '#/features/papers/shared/checked';
import { isOpen, type LookedInto, openFirst, toFinding } from '#/features/papers/shared/rules/looked-into';
import { contacts } from '#/features/work/contacts/server/tables';
import { getHome } from '#/features/work/home/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import type { BeforePaying } from '#/platform/server/ports/paying';

type Row = {
  invoice: CheckedInvoice & { hasFile: boolean; open: string };
  contact: CheckedContact;
  /** Paid, or given back wholly: nobody is asked to look into it. */
  isSettled: boolean;
  looked: LookedInto;
};

/** Where the money went that no account explains: not on the paper, not of the firm, and confirmed by nobody. */
function paidElsewhere(): SQL<string[]> {
  const known = sql`(values (${invoices.iban}), (${contacts.iban}), (${invoices.knownIban}))`;
  return sql<string[]>`coalesce((
    select jsonb_agg(distinct went.iban) from payments as went
    where went.invoice_id = ${invoices.id} and went.amount > 0 and went.iban is not null
      and coalesce(${invoices.iban}, ${contacts.iban}, ${invoices.knownIban}) is not null
      and not exists (
        select 1 from ${known} as known(iban) where replace(known.iban, ' ', '') = replace(went.iban, ' ', '')
      )
      and not exists (
        select 1 from iban_changes as told
        where told.contact_id = ${invoices.contactId} and told.project_id = ${invoices.projectId}
          and told.confirmed_at is not null and went.iban in (told.from_iban, told.to_iban)
      )
  ), '[]'::jsonb)`;
}

async function listChecked(db: Database, projectId: number, only?: SQL): Promise<Row[]> {
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
        paidDate: invoices.paidDate,
        amount: invoices.amount,
        netAmount: invoices.netAmount,
        lines: invoices.lines,
        vatLines: invoices.vatLines,
        iban: invoices.iban,
        addressee: invoices.addressee,
        fileKey: invoices.fileKey,
        open: invoices.open,
        paidElsewhere: paidElsewhere(),
        dueDate: invoices.dueDate,
      },
      looked: { setAside: invoices.setAside, asked: invoices.asked },
      contact: {
        iban: contacts.iban,
        email: contacts.email,
        type: contacts.type,
        name: contacts.name,
        company: contacts.company,
      },
      known: { status: invoices.status, knownIban: invoices.knownIban, updatedAt: invoices.updatedAt },
      isGivenBack: sql<boolean>`${invoices.kind} = 'invoice' and ${invoices.netted}`,
      change: { changedBy: changed.changedBy, changedAt: changed.changedAt },
    })
    .from(invoices)
    .innerJoin(contacts, eq(contacts.id, invoices.contactId))
    .leftJoin(changed, eq(changed.contactId, invoices.contactId))
    .where(and(eq(invoices.projectId, projectId), only))
    .orderBy(desc(invoices.id));
  return rows.map(({ invoice, known, isGivenBack, looked, contact, change }) => ({
    invoice: {
      ...invoice,
      hasFile: invoice.fileKey !== null,
      ibanChange: ibanChangeOf(known, contact.iban, change),
      owed: { dueDate: invoice.dueDate, isCalledLate: known.status === 'overdue', open: invoice.open },
    },
    contact: { ...contact, name: contactName(contact) },
    ...{ looked, isSettled: known.status === 'paid' || isGivenBack },
  }));
}

export async function listQuoted(
  db: Database,
  projectId: number,
  ids: readonly number[],
): Promise<Map<number, CheckedQuote>> {
  if (ids.length === 0) return new Map();
  const rows = await readQuotes(db, projectId);
  const agreed = await listApprovedLines(db, projectId);
  return new Map(
    rows
      .filter(({ quote }) => ids.includes(quote.id))
      .map(({ approved, quote: { id, amount, netAmount, lines, vatLines, quoteDate } }) => [
        id,
        {
          id,
          amount,
          netAmount,
          vatLines,
          quoteDate,
          approved,
          lines: [...lines, ...(agreed.get(id) ?? [])],
        },
      ]),
  );
}

export type On = { today: Day; beforePaying?: BeforePaying | undefined };

/** What stands in the way of paying them; nothing is read where none of them is of a contract and open. */
async function sayBeforePaying(
  db: Database,
  projectId: number,
  rows: readonly Row[],
  { today, beforePaying }: On,
) {
  const isAsked = rows.some(({ invoice: { quoteId, open } }) => quoteId !== null && open !== '0.00');
  return isAsked ? beforePaying?.(db, projectId, today) : undefined;
}

type Looked = { own: Row; quote: CheckedQuote | null; home: CheckedHome; found: Found[] };

/** An invoice with all that it is held against, and what is not right about it. */
async function lookAt(
  db: Database,
  projectId: number,
  invoiceId: number,
  on: On,
): Promise<Looked | undefined> {
  const self = sql`(select ${invoices.contactId} from ${invoices} where ${invoices.id} = ${invoiceId})`;
  const sameQuote = sql`(select ${invoices.quoteId} from ${invoices} where ${invoices.id} = ${invoiceId})`;
  const around = await listChecked(
    db,
    projectId,
    or(eq(invoices.contactId, self), eq(invoices.quoteId, sameQuote)),
  );
  const own = around.find(({ invoice }) => invoice.id === invoiceId);
  if (!own) return undefined;
  const { quoteId } = own.invoice;
  const quoted = await listQuoted(db, projectId, quoteId === null ? [] : [quoteId]);
  const quote = (quoteId !== null && quoted.get(quoteId)) || null;
  const home = await getHome(db, projectId);
  const others = othersAmong(around.map(({ invoice }) => invoice));
  const say = await sayBeforePaying(db, projectId, [own], on);
  const found = findFindings(own.invoice, quote, others, own.contact, home, on.today, say);
  return { own, quote, home, found };
}

/** What was already looked into comes last. */
export async function listFindings(
  db: Database,
  projectId: number,
  invoiceId: number,
  on: On,
): Promise<InvoiceFinding[]> {
  const looked = await lookAt(db, projectId, invoiceId, on);
  if (!looked) return [];
  const { found, own } = looked;
  return openFirst(
    found.map((each) => toFinding(each, own.looked)),
    on.today,
  );
}

/** What nobody looked into yet, as the rules found it. */
export async function listOpenFound(
  db: Database,
  projectId: number,
  invoiceId: number,
  on: On,
): Promise<Found[]> {
  const looked = await lookAt(db, projectId, invoiceId, on);
  return looked?.found.filter((each) => isOpen(toFinding(each, looked.own.looked), on.today)) ?? [];
}

export async function getChecked(
  db: Database,
  projectId: number,
  invoiceId: number,
  on: On,
): Promise<Checked | undefined> {
  const looked = await lookAt(db, projectId, invoiceId, on);
  if (!looked) return undefined;
  const { own, quote, home, found } = looked;
  // What waits for an answer is disputed as much as before it was asked.
  const disputed = found.filter((each) => toFinding(each, own.looked).setAside === null);
  const undisputed = undisputedOf(own.invoice, disputed, totalFromDecimal(own.invoice.open));
  return { ...checkedOf(own.invoice, quote, own.contact, home), undisputed: decimalFromCents(undisputed) };
}

type OpenFindings = { invoiceId: number; count: number; severity: Severity };

/** Of the newest that are not paid: who has hundreds open looks at those first. */
const mostChecked = 200;

const asked = alias(invoices, 'asked');

export async function listOpenFindings(db: Database, projectId: number, on: On): Promise<OpenFindings[]> {
  const { today } = on;
  // Where nothing is asked any more, thousands that were paid need not be read.
  const isAsking = exists(
    db
      .select({ id: asked.id })
      .from(asked)
      .where(and(eq(asked.projectId, projectId), ne(asked.status, 'paid'))),
  );
  const all = await listChecked(db, projectId, isAsking);
  const open = all.filter(({ isSettled }) => !isSettled).slice(0, mostChecked);
  if (open.length === 0) return [];
  const quoteIds = new Set(open.flatMap(({ invoice }) => invoice.quoteId ?? []));
  const quoted = await listQuoted(db, projectId, [...quoteIds]);
  const home = await getHome(db, projectId);
  const others = othersAmong(all.map(({ invoice }) => invoice));
  const say = await sayBeforePaying(db, projectId, open, on);
  return open.flatMap(({ invoice, contact, looked }): OpenFindings[] => {
    const { id: invoiceId, quoteId } = invoice;
    const quote = (quoteId !== null && quoted.get(quoteId)) || null;
    const found = findFindings(invoice, quote, others, contact, home, today, say)
      .map((each) => toFinding(each, looked))
      .filter((each) => isOpen(each, today));
    const [worst] = found;
    return worst ? [{ invoiceId, count: found.length, severity: worst.severity }] : [];
  });
}

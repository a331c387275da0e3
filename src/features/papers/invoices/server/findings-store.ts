import { and, desc, eq, exists, inArray, ne, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { contactName } from '#/core/contact-name';
import type { Day } from '#/core/day';
import { decimalFromCents, totalFromDecimal } from '#/core/money';
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
import { listQuoted } from '#/features/papers/invoices/server/quoted-store';
import type { Checked } from '#/features/papers/shared/checked';
import type { InvoiceFinding } from '#/features/papers/shared/invoices/findings-contract';
import { ibanChangeOf } from '#/features/papers/shared/invoices/rules/invoice';
import {
  creditedInvoice,
  isCreditedInvoice,
  quoteOfInvoice,
} from '#/features/papers/shared/invoices/server/quote-of-invoice-store';
import { invoices } from '#/features/papers/shared/invoices/server/tables';
import { isOpen, type LookedInto, openFirst, toFinding } from '#/features/papers/shared/rules/looked-into';
import {
  contactColumns,
  contactNames,
  contactOf,
} from '#/features/work/shared/contacts/server/contact-of-store';
import {
  isConfirmedAccount,
  nameChangers,
  unconfirmedChanges,
} from '#/features/work/shared/contacts/server/iban-change-store';
import { getHome } from '#/features/work/shared/home/server/store';
import { derived } from '#/platform/server/database/engine/ask-once';
import type { Database } from '#/platform/server/database/engine/database';
import { prepareOnce } from '#/platform/server/database/engine/prepared';
import { isAnyOf } from '#/platform/server/database/stores/any-of';
import type { BeforePaying } from '#/platform/server/ports/paying';

type Row = {
  invoice: CheckedInvoice & { hasFile: boolean; open: string };
  contact: CheckedContact;
  /** Paid, or given back wholly: nobody is asked to look into it. */
  isSettled: boolean;
  looked: LookedInto;
};

type PaidElsewhere = NonNullable<CheckedInvoice['paidElsewhere']>[number];

/** Where the money went that no account explains: not on the paper, not of the firm, and confirmed by nobody. */
function paidElsewhere(): SQL<PaidElsewhere[]> {
  const known = sql`(values (${invoices.iban}), (${contactColumns.iban}), (${invoices.knownIban}))`;
  return sql<PaidElsewhere[]>`coalesce((
    select jsonb_agg(jsonb_build_object('iban', went.iban, 'amount', went.amount::text) order by went.iban, went.id)
    from payments as went
    where went.invoice_id = ${invoices.id} and went.amount > 0 and went.iban is not null
      and coalesce(${invoices.iban}, ${contactColumns.iban}, ${invoices.knownIban}) is not null
      and not exists (
        select 1 from ${known} as known(iban) where replace(known.iban, ' ', '') = replace(went.iban, ' ', '')
      )
      and not ${isConfirmedAccount(invoices, sql`went.iban`)}
  ), '[]'::jsonb)`;
}

/** Invoices with what is looked at of them; the newest first. */
function selectChecked(db: Database, projectId: number | Placeholder, only?: SQL) {
  const changed = unconfirmedChanges(db, projectId);
  return db
    .select({
      invoice: {
        id: invoices.id,
        kind: invoices.kind,
        contactId: invoices.contactId,
        quoteId: quoteOfInvoice,
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
        ...contactNames,
        iban: contactColumns.iban,
        email: contactColumns.email,
        type: contactColumns.type,
      },
      known: { status: invoices.status, knownIban: invoices.knownIban, updatedAt: invoices.updatedAt },
      isGivenBack: sql<boolean>`${invoices.kind} = 'invoice' and ${invoices.netted}`,
      change: { changedBy: changed.changedBy, changedAt: changed.changedAt },
    })
    .from(invoices)
    .innerJoin(...contactOf(invoices.contactId))
    .leftJoin(changed, eq(changed.contactId, invoices.contactId))
    .leftJoin(creditedInvoice, isCreditedInvoice)
    .where(and(eq(invoices.projectId, projectId), only))
    .orderBy(desc(invoices.id));
}

async function toRows(db: Database, rows: Awaited<ReturnType<typeof selectChecked>>): Promise<Row[]> {
  const withName = await nameChangers(
    db,
    rows.map(({ change }) => change),
  );
  return rows.map(({ invoice, known, isGivenBack, looked, contact, change }) => ({
    invoice: {
      ...invoice,
      hasFile: invoice.fileKey !== null,
      ibanChange: ibanChangeOf(known, contact.iban, withName(change)),
      owed: { dueDate: invoice.dueDate, isCalledLate: known.status === 'overdue', open: invoice.open },
    },
    contact: { ...contact, name: contactName(contact) },
    ...{ looked, isSettled: known.status === 'paid' || isGivenBack },
  }));
}

const unlessAllPaid = prepareOnce((db) => {
  const projectId = sql.placeholder('projectId');
  const asked = alias(invoices, 'asked');
  const isAsking = db
    .select({ id: asked.id })
    .from(asked)
    .where(and(eq(asked.projectId, projectId), ne(asked.status, 'paid')));
  return selectChecked(db, projectId, exists(isAsking));
});

/** All of a project; where nothing is asked any more, thousands that were paid need not be read. */
export function listCheckedUnlessPaid(db: Database, projectId: number): Promise<readonly Row[]> {
  return derived(projectId, 'invoices to look at', async () =>
    toRows(db, await unlessAllPaid(db).execute({ projectId })),
  );
}

export type On = { today: Day; beforePaying?: BeforePaying | undefined };

/** What stands in the way of paying them; nothing is read where none of them is of a contract and open. */
export async function sayBeforePaying(
  db: Database,
  projectId: number,
  rows: readonly Row[],
  { today, beforePaying }: On,
) {
  const isAsked = rows.some(({ invoice: { quoteId, open } }) => quoteId !== null && open !== '0.00');
  return isAsked ? beforePaying?.(db, projectId, today) : undefined;
}

const around = prepareOnce((db) => {
  const [projectId, ids] = [sql.placeholder('projectId'), sql.placeholder('ids')];
  const contacts = db
    .select({ contactId: invoices.contactId })
    .from(invoices)
    .where(isAnyOf(invoices.id, ids));
  const works = db
    .select({ quoteId: quoteOfInvoice })
    .from(invoices)
    .leftJoin(creditedInvoice, isCreditedInvoice)
    .where(isAnyOf(invoices.id, ids));
  return selectChecked(
    db,
    projectId,
    or(inArray(invoices.contactId, contacts), inArray(quoteOfInvoice, works)),
  );
});

/** `among`: which are looked at one by one for the same answer. What they are held against is read once. */
type Among = On & { among?: readonly number[] | undefined };

type Looked = { own: Row; quote: CheckedQuote | null; home: CheckedHome; found: Found[] };

/** An invoice with all that it is held against, and what is not right about it. */
async function lookAt(
  db: Database,
  projectId: number,
  invoiceId: number,
  { among = [invoiceId], ...on }: Among,
): Promise<Looked | undefined> {
  const rows = await toRows(db, await around(db).execute({ projectId, ids: [...among] }));
  const own = rows.find(({ invoice }) => invoice.id === invoiceId);
  if (!own) return undefined;
  const { quoteId } = own.invoice;
  const quoted = await listQuoted(db, projectId, quoteId === null ? [] : [quoteId]);
  const quote = (quoteId !== null && quoted.get(quoteId)) || null;
  const home = await getHome(db, projectId);
  const others = othersAmong(rows.map(({ invoice }) => invoice));
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
  on: Among,
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

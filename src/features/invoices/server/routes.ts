import { AppError } from '#/core/errors';
import { getUsableContacts } from '#/features/contacts/server/store';
import * as calls from '#/features/invoices/contract';
import { amountFault } from '#/features/invoices/rules/invoice';
import * as findings from '#/features/invoices/server/findings-store';
import { confirmIban } from '#/features/invoices/server/iban-change-store';
import {
  createPayment,
  getPayment,
  removePayment,
  requireRoomForPayment,
  settleBySaying,
} from '#/features/invoices/server/payment-store';
import * as store from '#/features/invoices/server/store';
import { linesToKeep } from '#/features/meetstaat/server/store';
import { requireSubsidyTypes } from '#/features/premies/server/store';
import { findQuoteStatus } from '#/features/quotes/server/store';
import type { Actor } from '#/platform/server/access';
import type { Database } from '#/platform/server/database/database';
import { insertFile, removeFile } from '#/platform/server/database/file-store';
import type { Services } from '#/platform/server/services';

/** Only an accepted quote can be linked; a link that is there stays when its quote changes. */
async function requireLinkable(tx: Database, projectId: number, quoteId: number | null): Promise<void> {
  if (quoteId === null) return;
  const status = await findQuoteStatus(tx, projectId, quoteId);
  if (status === 'accepted') return;
  const message = status
    ? 'Alleen een geaccepteerde offerte kan gekoppeld worden.'
    : 'Deze offerte bestaat niet. Kies een andere offerte.';
  throw new AppError('invalid', message, [{ path: 'quoteId', message }]);
}

function refuse(path: string, message: string): never {
  throw new AppError('invalid', message, [{ path, message }]);
}

/** A credit note gives back of an invoice of the same project, and belongs to the quote of that invoice. */
async function readCredited(
  tx: Database,
  projectId: number,
  { kind, creditsInvoiceId, own }: { kind: calls.InvoiceKind; creditsInvoiceId: number | null; own?: number },
): Promise<{ creditsInvoiceId: number | null; quoteId: number | null }> {
  if (kind === 'invoice' || creditsInvoiceId === null) return { creditsInvoiceId: null, quoteId: null };
  const credited = await store.findCredited(tx, projectId, creditsInvoiceId);
  if (!credited || creditsInvoiceId === own) {
    refuse('creditsInvoiceId', 'Deze factuur bestaat niet. Kies een andere factuur.');
  }
  if (credited.kind !== 'invoice') refuse('creditsInvoiceId', 'Een creditnota verbetert een factuur.');
  return { creditsInvoiceId, quoteId: credited.quoteId };
}

/** Of a new invoice everything, of a change what was sent; these two it has in any case. */
type Fields = Partial<calls.InvoiceFields> & Pick<calls.InvoiceFields, 'contactId' | 'amount'>;

type Checked<Sent> = {
  iban: string | null;
  values: Omit<Sent, 'status' | 'paidDate'> & Pick<store.InvoiceValues, 'kind' | 'quoteId' | 'status'>;
};

/** Checks everything that the fields point at, and says what to keep of them. */
async function checkFields<Sent extends Fields>(
  tx: Database,
  place: Actor,
  { status, paidDate: _, ...fields }: Sent,
  before?: store.StoredInvoice,
): Promise<Checked<Sent>> {
  const { projectId } = place;
  const kind = fields.kind ?? before?.kind ?? 'invoice';
  const fault = amountFault(kind, fields.amount);
  if (fault) refuse('amount', fault);
  const [contact] = await getUsableContacts(tx, place, [fields.contactId]);
  const known = before?.creditsInvoiceId ?? null;
  const sent = fields.creditsInvoiceId;
  // What is in the trash is not shown, and comes back with the invoice.
  const stays = sent === undefined && known !== null && kind === 'credit-note';
  const credited = stays
    ? { creditsInvoiceId: known, quoteId: null }
    : await readCredited(tx, projectId, { kind, creditsInvoiceId: sent ?? null, own: before?.id });
  const linked = fields.quoteId === undefined ? (before?.quoteId ?? null) : fields.quoteId;
  const quoteId = linked ?? credited.quoteId;
  if (quoteId !== (before?.quoteId ?? null) && quoteId !== credited.quoteId) {
    await requireLinkable(tx, projectId, quoteId);
  }
  await requireSubsidyTypes(tx, [fields.subsidyTypeId]);
  const lines = await linesToKeep(tx, projectId, fields.lines, before?.lines);
  const chosen = status === 'paid' ? undefined : status;
  return {
    iban: contact?.iban ?? null,
    values: { ...fields, kind, quoteId, creditsInvoiceId: credited.creditsInvoiceId, lines, status: chosen },
  };
}

export function invoiceRoutes({ route, db, files, now }: Services): void {
  const room = { limit: files.projectLimit };

  route(calls.listInvoices, ({ user, project: { projectId } }) =>
    store.listInvoices(db, { userId: user.id, projectId }),
  );

  route(calls.createInvoice, ({ transact, user, project: { projectId }, body, file }) =>
    transact(async (tx) => {
      const place = { userId: user.id, projectId };
      const { iban, values } = await checkFields(tx, place, body);
      if (file) await insertFile(tx, projectId, file, room);
      const id = await store.createInvoice(tx, place, { ...values, fileKey: file?.key ?? null });
      const { status, paidDate, amount } = body;
      const said = { status, paidDate, iban, isOtherContact: false };
      await settleBySaying(tx, { id, projectId, createdBy: user.id, amount }, said);
      return store.getInvoice(tx, place, id);
    }),
  );

  route(calls.updateInvoice, ({ user, project: { projectId }, params, body, file }) =>
    db.transaction(async (tx) => {
      const place = { userId: user.id, projectId };
      const { removeFile: withoutFile, ...sent } = body;
      const before = await store.getForChange(tx, projectId, params.id);
      const { contactId = before.contactId, amount = before.amount } = sent;
      const fields = { ...sent, contactId, amount };
      const { iban, values } = await checkFields(tx, place, fields, before);
      if (file) await insertFile(tx, projectId, file, room);
      const fileKey = file?.key ?? (withoutFile ? null : before.fileKey);
      await store.updateInvoice(tx, projectId, params.id, { ...values, fileKey });
      const { status, paidDate } = sent;
      const isOtherContact = before.contactId !== contactId;
      await settleBySaying(tx, { ...before, amount }, { status, paidDate, iban, isOtherContact });
      if (before.fileKey && before.fileKey !== fileKey) await removeFile(tx, before.fileKey);
      return store.getInvoice(tx, place, params.id);
    }),
  );

  route(calls.updatePayment, ({ user, project: { projectId }, params, body }) =>
    db.transaction(async (tx) => {
      const place = { userId: user.id, projectId };
      const { paymentReference, status, paidDate } = body;
      const before = await store.getForChange(tx, projectId, params.id);
      const [contact] = await getUsableContacts(tx, place, [before.contactId]);
      const chosen = status === 'paid' ? undefined : status;
      await store.updateInvoice(tx, projectId, params.id, { status: chosen, paymentReference });
      const said = { status, paidDate, iban: contact?.iban ?? null, isOtherContact: false };
      await settleBySaying(tx, before, said);
      return store.getInvoice(tx, place, params.id);
    }),
  );

  route(calls.addPayment, ({ transact, user, project: { projectId }, params, body }) =>
    transact(async (tx) => {
      const place = { userId: user.id, projectId };
      const invoice = await store.getForChange(tx, projectId, params.id);
      const [contact] = await getUsableContacts(tx, place, [invoice.contactId]);
      await requireRoomForPayment(tx, projectId, invoice.id);
      const payment = { ...body, iban: body.iban ?? contact?.iban ?? null, how: 'entered' as const };
      return getPayment(tx, place, await createPayment(tx, invoice, payment));
    }),
  );

  route(calls.removePayment, ({ project: { projectId }, params }) =>
    db.transaction((tx) => removePayment(tx, projectId, params.id)),
  );

  route(calls.listFindings, ({ project: { projectId }, params }) =>
    findings.listFindings(db, projectId, params.id),
  );

  route(calls.listOpenFindings, ({ project: { projectId } }) => findings.listOpenFindings(db, projectId));

  route(calls.setAsideFinding, ({ project: { projectId }, params, body }) =>
    db.transaction(async (tx) => {
      await findings.setAsideFinding(tx, projectId, params.id, { ...body, at: now().toISOString() });
      return findings.listFindings(tx, projectId, params.id);
    }),
  );

  route(calls.confirmIban, ({ user, project: { projectId }, params, body }) =>
    db.transaction(async (tx) => {
      const place = { userId: user.id, projectId };
      await confirmIban(tx, place, params.id, body.iban);
      return store.getInvoice(tx, place, params.id);
    }),
  );

  route(calls.removeInvoice, ({ project: { projectId }, params }) =>
    db.transaction(async (tx) => {
      const { fileKey } = await store.getForChange(tx, projectId, params.id);
      await store.removeInvoice(tx, projectId, params.id);
      if (fileKey) await removeFile(tx, fileKey);
    }),
  );
}

import { AppError } from '#/core/errors';
import { getUsableContacts } from '#/features/contacts/server/store';
import * as calls from '#/features/invoices/contract';
import { settlePayment } from '#/features/invoices/rules/invoice';
import { confirmIban } from '#/features/invoices/server/iban-change-store';
import * as store from '#/features/invoices/server/store';
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

/** Checks everything that the fields point at, and gives back the account of the contact. */
async function checkReferences(
  tx: Database,
  place: Actor,
  fields: calls.InvoiceFields,
  linkedBefore: number | null,
): Promise<string | null> {
  const [contact] = await getUsableContacts(tx, place, [fields.contactId]);
  if (fields.quoteId !== linkedBefore) await requireLinkable(tx, place.projectId, fields.quoteId);
  await requireSubsidyTypes(tx, [fields.subsidyTypeId]);
  return contact?.iban ?? null;
}

export function invoiceRoutes({ route, db, files }: Services): void {
  const room = { limit: files.projectLimit };

  route(calls.listInvoices, ({ user, project: { projectId } }) =>
    store.listInvoices(db, { userId: user.id, projectId }),
  );

  route(calls.createInvoice, ({ transact, user, project: { projectId }, body, file }) =>
    transact(async (tx) => {
      const place = { userId: user.id, projectId };
      const iban = await checkReferences(tx, place, body, null);
      if (file) await insertFile(tx, projectId, file, room);
      const payment = settlePayment(undefined, body, iban);
      const values = { ...body, ...payment, fileKey: file?.key ?? null };
      return store.getInvoice(tx, place, await store.createInvoice(tx, place, values));
    }),
  );

  route(calls.updateInvoice, ({ user, project: { projectId }, params, body, file }) =>
    db.transaction(async (tx) => {
      const place = { userId: user.id, projectId };
      const { removeFile: withoutFile, ...fields } = body;
      const before = await store.getForChange(tx, projectId, params.id);
      const iban = await checkReferences(tx, place, fields, before.quoteId);
      if (file) await insertFile(tx, projectId, file, room);
      const fileKey = file?.key ?? (withoutFile ? null : before.fileKey);
      const payment = settlePayment(before, fields, iban);
      await store.updateInvoice(tx, projectId, params.id, { ...fields, ...payment, fileKey });
      if (before.fileKey && before.fileKey !== fileKey) await removeFile(tx, before.fileKey);
      return store.getInvoice(tx, place, params.id);
    }),
  );

  route(calls.updatePayment, ({ user, project: { projectId }, params, body }) =>
    db.transaction(async (tx) => {
      const place = { userId: user.id, projectId };
      const { paymentReference, ...next } = body;
      const before = await store.getForChange(tx, projectId, params.id);
      const [contact] = await getUsableContacts(tx, place, [before.contactId]);
      const payment = settlePayment(before, { ...next, contactId: before.contactId }, contact?.iban ?? null);
      await store.updateInvoice(tx, projectId, params.id, { ...payment, paymentReference });
      return store.getInvoice(tx, place, params.id);
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

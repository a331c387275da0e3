import { dayAt } from '#/core/day';
import * as calls from '#/features/papers/invoices/contract';
import {
  listFindings,
  listOpenFindings,
  setAsideFinding,
} from '#/features/papers/invoices/findings-contract';
import * as paymentCalls from '#/features/papers/invoices/payments-contract';
import { addInvoice } from '#/features/papers/invoices/server/add-invoice';
import { checkFields } from '#/features/papers/invoices/server/check-fields';
import * as findings from '#/features/papers/invoices/server/findings-store';
import { confirmIban } from '#/features/papers/invoices/server/known-account-store';
import {
  createPayment,
  getPayment,
  removePayment,
  requireRoomForPayment,
  settleBySaying,
} from '#/features/papers/invoices/server/payment-store';
import * as store from '#/features/papers/invoices/server/store';
import { getUsableContacts } from '#/features/work/contacts/server/store';
import { insertFile, removeFile } from '#/platform/server/database/stores/file-store';
import type { Services } from '#/platform/server/services';

export function invoiceRoutes({ route, db, files, now }: Services): void {
  const room = { limit: files.projectLimit };

  route(calls.listInvoices, ({ user, project: { projectId } }) =>
    store.listInvoices(db, { userId: user.id, projectId }),
  );

  route(calls.createInvoice, ({ transact, user, project: { projectId }, body, file }) =>
    transact(async (tx) => {
      const place = { userId: user.id, projectId };
      if (file) await insertFile(tx, projectId, file, room);
      return store.getInvoice(tx, place, await addInvoice(tx, place, body, file?.key ?? null));
    }),
  );

  route(calls.updateInvoice, async ({ user, project: { projectId }, params, body, file }) => {
    const place = { userId: user.id, projectId };
    await db.transaction(async (tx) => {
      const { removeFile: withoutFile, ...sent } = body;
      const before = await store.getForChange(tx, projectId, params.id);
      const { contactId = before.contactId, amount = before.amount } = sent;
      const fields = { ...sent, contactId, amount };
      const { contact, values } = await checkFields(tx, place, fields, before);
      if (file) await insertFile(tx, projectId, file, room);
      const fileKey = file?.key ?? (withoutFile ? null : before.fileKey);
      await store.updateInvoice(tx, projectId, params.id, { ...values, fileKey });
      const { status, paidDate } = sent;
      const isOtherContact = before.contactId !== contactId;
      await settleBySaying(
        tx,
        { ...before, amount },
        { status, paidDate, iban: contact.iban, isOtherContact },
      );
      if (before.fileKey && before.fileKey !== fileKey) await removeFile(tx, before.fileKey);
    });
    // What follows from another contact on it is known once all is done.
    return store.getInvoice(db, place, params.id);
  });

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

  route(paymentCalls.addPayment, ({ transact, user, project: { projectId }, params, body }) =>
    transact(async (tx) => {
      const place = { userId: user.id, projectId };
      const invoice = await store.getForChange(tx, projectId, params.id);
      const [contact] = await getUsableContacts(tx, place, [invoice.contactId]);
      await requireRoomForPayment(tx, projectId, invoice.id);
      const payment = { ...body, iban: body.iban ?? contact?.iban ?? null, how: 'entered' as const };
      return getPayment(tx, place, await createPayment(tx, invoice, payment));
    }),
  );

  route(paymentCalls.removePayment, ({ project: { projectId }, params }) =>
    db.transaction((tx) => removePayment(tx, projectId, params.id)),
  );

  route(listFindings, ({ project: { projectId }, params }) =>
    findings.listFindings(db, projectId, params.id, dayAt(now())),
  );

  route(listOpenFindings, ({ project: { projectId } }) =>
    findings.listOpenFindings(db, projectId, dayAt(now())),
  );

  route(setAsideFinding, ({ project: { projectId }, params, body }) =>
    db.transaction(async (tx) => {
      const [at, today] = [now().toISOString(), dayAt(now())];
      await findings.setAsideFinding(tx, projectId, params.id, { ...body, at }, today);
      return findings.listFindings(tx, projectId, params.id, today);
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

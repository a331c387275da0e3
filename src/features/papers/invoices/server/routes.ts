import { dayAt } from '#/core/day';
import { AppError } from '#/core/errors';
import { totalFromDecimal } from '#/core/money';
import { addInvoice } from '#/features/papers/invoices/server/add-invoice';
import { checkFields } from '#/features/papers/invoices/server/check-fields';
import { requirePayment } from '#/features/papers/invoices/server/check-payment';
import { contactOf } from '#/features/papers/invoices/server/contact-of';
import * as findings from '#/features/papers/invoices/server/findings-store';
import { confirmIban } from '#/features/papers/invoices/server/known-account-store';
import * as looked from '#/features/papers/invoices/server/looked-store';
import * as openFindings from '#/features/papers/invoices/server/open-findings-store';
import { settleBySaying } from '#/features/papers/invoices/server/said-payments-store';
import * as calls from '#/features/papers/shared/invoices/contract';
import {
  getInvoiceChecked,
  listFindings,
  listOpenFindings,
  setAsideFinding,
} from '#/features/papers/shared/invoices/findings-contract';
import * as paymentCalls from '#/features/papers/shared/invoices/payments-contract';
import { returnedOf } from '#/features/papers/shared/invoices/rules/payments';
import {
  createPayment,
  getPayment,
  removePayment,
  requireRoomForPayment,
} from '#/features/papers/shared/invoices/server/payment-store';
import * as store from '#/features/papers/shared/invoices/server/store';
import { requireDayToCome } from '#/features/papers/shared/server/day-to-come';
import { getUsableContacts } from '#/features/work/shared/contacts/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import { requireSeenVersion } from '#/platform/server/database/log/acting';
import { insertFile, removeFile } from '#/platform/server/database/stores/file-store';
import type { Services } from '#/platform/server/services';

export function invoiceRoutes({ route, db, files, now, beforePaying }: Services): void {
  const room = { limit: files.projectLimit };
  const today = () => dayAt(now());
  const on = () => ({ today: today(), beforePaying });

  route(calls.listInvoices, ({ user, project: { projectId } }) =>
    store.listInvoices(db, { userId: user.id, projectId }),
  );

  route(calls.createInvoice, ({ transact, user, project: { projectId }, body, file }) =>
    transact(async (tx) => {
      const place = { userId: user.id, projectId };
      if (file) await insertFile(tx, projectId, file, room);
      const id = await addInvoice(tx, place, body, { fileKey: file?.key ?? null, today: today() });
      return store.getInvoice(tx, place, id);
    }),
  );

  route(calls.updateInvoice, async ({ user, project: { projectId }, params, body, file }) => {
    const place = { userId: user.id, projectId };
    await db.transaction(async (tx) => {
      const { removeFile: withoutFile, payee, seen, ...sent } = body;
      const before = await store.getForChange(tx, projectId, params.id);
      const paysNow = isPaying(before, saidAnew(sent.status, before));
      if (paysNow && seen) {
        requireSeenVersion('invoices', before.id, before.version);
        await looked.notePaid(tx, before, { seen, ...on() });
      }
      const { amount = before.amount } = sent;
      const named = { ...sent, payee: before.kind === 'receipt' ? payee : undefined };
      const contactId = await contactOf(tx, place, {
        ...named,
        contactId: sent.contactId ?? before.contactId,
      });
      const fields = { ...sent, contactId, amount };
      const { contact, values } = await checkFields(tx, place, fields, before);
      if (file) await insertFile(tx, projectId, file, room);
      const fileKey = file?.key ?? (withoutFile ? null : before.fileKey);
      await store.updateInvoice(tx, projectId, params.id, { ...values, fileKey });
      const { paidDate } = sent;
      const { creditsInvoiceId = null } = values;
      await settleBySaying(
        tx,
        { ...before, amount, returned: returnedOf(before), creditsInvoiceId },
        {
          ...{ status: saidAnew(sent.status, before), paidDate, iban: contact.iban },
          isOtherContact: before.contactId !== contactId,
          isOtherAmount: before.amount !== amount,
        },
      );
      await keepChosen(tx, before, sent.status);
      if (paysNow && !seen) await looked.notePaid(tx, before, { seen, today: today() });
      if (before.fileKey && before.fileKey !== fileKey) await removeFile(tx, before.fileKey);
    });
    // What follows from another contact on it is known once all is done.
    return store.getInvoice(db, place, params.id);
  });

  route(calls.updatePayment, ({ user, project: { projectId }, params, body }) =>
    db.transaction(async (tx) => {
      const place = { userId: user.id, projectId };
      const { paymentReference, status, paidDate, seen } = body;
      const before = await store.getForChange(tx, projectId, params.id);
      requireSeenVersion('invoices', before.id, before.version);
      if (isPaying(before, saidAnew(status, before))) await looked.notePaid(tx, before, { seen, ...on() });
      const [contact] = await getUsableContacts(tx, place, [before.contactId]);
      await store.updateInvoice(tx, projectId, params.id, { paymentReference });
      const invoice = { ...before, returned: returnedOf(before) };
      await settleBySaying(tx, invoice, {
        ...{ status: saidAnew(status, before), paidDate, iban: contact?.iban ?? null },
        ...{ isOtherContact: false, isOtherAmount: false },
      });
      await keepChosen(tx, before, status);
      return store.getInvoice(tx, place, params.id);
    }),
  );

  route(paymentCalls.addPayment, ({ transact, user, project: { projectId }, params, body }) =>
    transact(async (tx) => {
      const place = { userId: user.id, projectId };
      const invoice = await store.getForChange(tx, projectId, params.id);
      const { seen, paymentReference, ...noted } = body;
      requirePayment(invoice, noted, today());
      if (totalFromDecimal(noted.amount) > 0n) await looked.notePaid(tx, invoice, { seen, ...on() });
      const [contact] = await getUsableContacts(tx, place, [invoice.contactId]);
      await requireRoomForPayment(tx, projectId, invoice.id);
      if (paymentReference !== undefined) {
        await store.updateInvoice(tx, projectId, invoice.id, { paymentReference });
      }
      const payment = { ...noted, iban: noted.iban ?? contact?.iban ?? null, how: 'entered' as const };
      return getPayment(tx, place, await createPayment(tx, invoice, payment));
    }),
  );

  route(paymentCalls.removePayment, ({ project: { projectId }, params }) =>
    db.transaction((tx) => removePayment(tx, projectId, params.id)),
  );

  route(getInvoiceChecked, async ({ project: { projectId }, params }) => {
    const found = await findings.getChecked(db, projectId, params.id, on());
    if (!found) throw new AppError('not_found');
    return found;
  });

  route(listFindings, ({ project: { projectId }, params }) =>
    findings.listFindings(db, projectId, params.id, on()),
  );

  route(listOpenFindings, ({ project: { projectId } }) => openFindings.listOpenFindings(db, projectId, on()));

  route(setAsideFinding, ({ project: { projectId }, params, body }) =>
    db.transaction(async (tx) => {
      const moment = { at: now().toISOString(), ...on() };
      requireDayToCome(body, moment.today);
      await looked.lookIntoFinding(tx, projectId, params.id, body, moment);
      return findings.listFindings(tx, projectId, params.id, moment);
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

/** A status that is as it was stored is no change: it takes nothing back and pays nothing. */
function saidAnew(
  status: calls.InvoiceStatus | undefined,
  before: store.StoredInvoice,
): calls.InvoiceStatus | undefined {
  return status === before.status ? undefined : status;
}

/** What goes out by saying so; of a credit note money comes back. */
function isPaying({ kind }: store.StoredInvoice, status: calls.InvoiceStatus | undefined): boolean {
  return status === 'paid' && kind !== 'credit-note';
}

/** Once the payment is taken back: until then the database keeps it paid. */
async function keepChosen(
  tx: Database,
  { projectId, id }: store.StoredInvoice,
  status: calls.InvoiceStatus | undefined,
): Promise<void> {
  if (status === undefined || status === 'paid') return;
  await store.updateInvoice(tx, projectId, id, { status });
}

import * as calls from '#/features/papers/shared/invoices/contract';
import {
  getInvoiceChecked,
  type InvoiceFinding,
  listFindings,
  setAsideFinding,
} from '#/features/papers/shared/invoices/findings-contract';
import { addPayment, removePayment } from '#/features/papers/shared/invoices/payments-contract';
import { listQuotes } from '#/features/papers/shared/quotes/contract';
import { useRead, useWrite } from '#/platform/web/queries';

export function useInvoices(projectId: number) {
  return useRead(calls.listInvoices, { params: { projectId } });
}

export function useQuotesOfProject(projectId: number) {
  return useRead(listQuotes, { params: { projectId } });
}

const updateFailed = 'Er is een fout opgetreden bij het bijwerken van de factuur';

export function useCreateInvoice() {
  return useWrite(calls.createInvoice, {
    success: 'Factuur toegevoegd',
    undo: 'invoices',
    failure: { text: 'Er is een fout opgetreden bij het toevoegen van de factuur' },
  });
}

export function useUpdateInvoice() {
  return useWrite(
    calls.updateInvoice,
    {
      record: 'deze factuur',
      success: 'Factuur bijgewerkt',
      undo: 'invoices',
      failure: { text: updateFailed },
    },
    { inForm: true },
  );
}

/** From a dialog of its own, for the meetstaat's sake. */
export function useSetInvoiceCovers() {
  return useWrite(calls.updateInvoice, {
    record: 'deze factuur',
    success: 'Factuur aan de meetstaat gekoppeld',
    undo: 'invoices',
    failure: { text: updateFailed },
  });
}

/** The caller says that it went well, and how to take it back. */
export function useUpdatePayment() {
  return useWrite(calls.updatePayment, { record: 'deze factuur', failure: { text: updateFailed } });
}

export function useAddPayment() {
  return useWrite(
    addPayment,
    {
      success: 'Betaling genoteerd',
      undo: 'payments',
      failure: { text: 'Er is een fout opgetreden bij het noteren van de betaling' },
    },
    { many: true },
  );
}

export function useRemovePayment() {
  return useWrite(removePayment, {
    record: 'deze betaling',
    success: 'Betaling verwijderd',
    undo: 'payments',
    failure: { text: 'Er is een fout opgetreden bij het verwijderen van de betaling' },
  });
}

export function useFindings(invoiceId: number) {
  return useRead(listFindings, { params: { id: invoiceId } });
}

const nothingFound: readonly InvoiceFinding[] = [];

/** For its form: what is to be known where it is paid there. */
export function useFoundOnInvoice(invoice: calls.Invoice | undefined): readonly InvoiceFinding[] {
  const enabled = invoice !== undefined && invoice.status !== 'paid';
  const { data } = useRead(listFindings, { params: { id: invoice?.id ?? 0 } }, { enabled });
  return data?.filter(({ setAside }) => setAside === null) ?? nothingFound;
}

export function useInvoiceChecked(invoiceId: number) {
  return useRead(getInvoiceChecked, { params: { id: invoiceId } });
}

export function useLookInto() {
  return useWrite(setAsideFinding, {
    failure: { text: 'Er is een fout opgetreden bij het bewaren' },
  });
}

export function useConfirmIban() {
  return useWrite(calls.confirmIban, {
    success: 'Rekeningnummer bevestigd',
    failure: { text: 'Er is een fout opgetreden bij het bevestigen van het rekeningnummer' },
  });
}

export function useRemoveInvoice() {
  return useWrite(calls.removeInvoice, {
    record: 'deze factuur',
    success: 'Factuur verwijderd',
    undo: 'invoices',
    failure: { text: 'Er is een fout opgetreden bij het verwijderen van de factuur' },
  });
}

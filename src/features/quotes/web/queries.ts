import { listInvoices } from '#/features/invoices/contract';
import { listSubsidyTypes } from '#/features/premies/contract';
import * as calls from '#/features/quotes/contract';
import { useRead, useWrite } from '#/platform/web/queries';

export function useQuotes(projectId: number) {
  return useRead(calls.listQuotes, { params: { projectId } });
}

export function useInvoicesOfProject(projectId: number) {
  return useRead(listInvoices, { params: { projectId } });
}

export function useCategories() {
  return useRead(listSubsidyTypes, {});
}

export function useCreateQuote() {
  return useWrite(calls.createQuote, {
    success: 'Offerte toegevoegd',
    failure: { text: 'Er is een fout opgetreden bij het toevoegen van de offerte' },
  });
}

export function useUpdateQuote() {
  return useWrite(calls.updateQuote, {
    success: 'Offerte bijgewerkt',
    failure: { text: 'Er is een fout opgetreden bij het bijwerken van de offerte' },
  });
}

export function useRemoveQuote() {
  return useWrite(calls.removeQuote, {
    success: 'Offerte verwijderd',
    failure: { text: 'Er is een fout opgetreden bij het verwijderen van de offerte' },
  });
}

export function useChooseQuote() {
  return useWrite(calls.chooseQuote, {
    success: { title: 'Offerte geaccepteerd', text: 'De andere offertes zijn afgewezen.' },
    failure: { text: 'Er is een fout opgetreden bij het bijwerken van de offerte' },
  });
}

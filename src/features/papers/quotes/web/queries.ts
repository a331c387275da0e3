import type { ScreenInput } from '#/core/call';
import { listInvoices } from '#/features/papers/invoices/contract';
import * as calls from '#/features/papers/quotes/contract';
import { keepQuoteCheck } from '#/features/reading/check/contract';
import { makeCall } from '#/platform/web/call';
import { useRead, useWrite } from '#/platform/web/queries';

export function useQuotes(projectId: number) {
  return useRead(calls.listQuotes, { params: { projectId } });
}

export function useInvoicesOfProject(projectId: number) {
  return useRead(listInvoices, { params: { projectId } });
}

export function useCreateQuote() {
  return useWrite(calls.createQuote, {
    success: 'Offerte toegevoegd',
    undo: 'quotes',
    failure: { text: 'Er is een fout opgetreden bij het toevoegen van de offerte' },
  });
}

export function useUpdateQuote() {
  return useWrite(
    calls.updateQuote,
    {
      record: 'deze offerte',
      success: 'Offerte bijgewerkt',
      undo: 'quotes',
      failure: { text: 'Er is een fout opgetreden bij het bijwerken van de offerte' },
    },
    { inForm: true },
  );
}

/** It was made of the same file as the quote; nothing is said of it but where it fails. */
export function useKeepCheckOfScan() {
  return useWrite(keepQuoteCheck, {
    failure: { text: 'De controle kon niet bij de offerte bewaard worden. Controleer ze opnieuw.' },
  });
}

/** From its own page, with one button. */
export function useSetQuoteStatus() {
  return useWrite(calls.updateQuote, {
    record: 'deze offerte',
    success: ({ status }) => ({
      title: status === 'accepted' ? 'Offerte geaccepteerd' : 'Offerte afgewezen',
    }),
    undo: 'quotes',
    failure: { text: 'Er is een fout opgetreden bij het bijwerken van de offerte' },
  });
}

export function useRemoveQuote() {
  return useWrite(calls.removeQuote, {
    record: 'deze offerte',
    success: 'Offerte verwijderd',
    undo: 'quotes',
    failure: { text: 'Er is een fout opgetreden bij het verwijderen van de offerte' },
  });
}

const choiceTexts = {
  record: 'deze offerte',
  success: { title: 'Offerte geaccepteerd', text: 'De andere offertes zijn afgewezen.' },
  undo: ({ body }: ScreenInput<typeof calls.chooseQuote>) => ({
    kind: 'quotes',
    record: String(body.acceptId),
  }),
  failure: { text: 'Er is een fout opgetreden bij het bijwerken van de offerte' },
};

export function useChooseQuote() {
  return useWrite(calls.chooseQuote, choiceTexts, {
    madeAlready: async (_current, { params, body: { acceptId, rejectIds } }) => {
      const quotes = await makeCall(calls.listQuotes, { params });
      const has = (id: number, status: calls.QuoteStatus) =>
        quotes.some((quote) => quote.id === id && quote.status === status);
      const isMade = has(acceptId, 'accepted') && rejectIds.every((id) => has(id, 'rejected'));
      return isMade ? quotes : undefined;
    },
  });
}

import type { ScreenInput } from '#/core/call';
import { getQuoteChecked } from '#/features/papers/quotes/checked-contract';
import {
  acceptQuote,
  listQuoteFindings,
  lookIntoQuoteFinding,
  type QuoteFinding,
} from '#/features/papers/quotes/findings-contract';
import { keepQuoteCheck } from '#/features/papers/shared/checks/contract';
import { listInvoices } from '#/features/papers/shared/invoices/contract';
import * as calls from '#/features/papers/shared/quotes/contract';
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

/** From a dialog of its own, for the meetstaat's sake. */
export function useSetQuoteCovers() {
  return useWrite(calls.updateQuote, {
    record: 'deze offerte',
    success: 'Offerte aan de meetstaat gekoppeld',
    undo: 'quotes',
    failure: { text: 'Er is een fout opgetreden bij het bijwerken van de offerte' },
  });
}

/** It was made of the same file as the quote; nothing is said of it but where it fails. */
export function useKeepCheckOfScan() {
  return useWrite(keepQuoteCheck, {
    failure: { text: 'De controle kon niet bij de offerte bewaard worden. Controleer ze opnieuw.' },
  });
}

/** What to know before it is accepted, and what was looked at. */
export function useQuoteGuard(quoteId: number) {
  const input = { params: { id: quoteId } };
  const found = useRead(listQuoteFindings, input);
  const checked = useRead(getQuoteChecked, input);
  return {
    /** Not set aside; undefined while nobody knows. */
    findings: checked.data && found.data?.filter(({ setAside }) => setAside === null),
    all: found.data,
    checked: checked.data,
    isUnknown: found.isError || checked.isError,
    refetch: () => void found.refetch(),
  };
}

const nothingFound: readonly QuoteFinding[] = [];

/** For its form: what is to be known where it is accepted there. */
export function useFoundOnQuote(quote: calls.Quote | undefined): readonly QuoteFinding[] {
  const enabled = quote !== undefined && quote.status !== 'accepted';
  const { data } = useRead(listQuoteFindings, { params: { id: quote?.id ?? 0 } }, { enabled });
  return data?.filter(({ setAside }) => setAside === null) ?? nothingFound;
}

export function useLookIntoQuote() {
  return useWrite(lookIntoQuoteFinding, {
    failure: { text: 'Er is een fout opgetreden bij het bewaren' },
  });
}

export function useAcceptQuote() {
  return useWrite(acceptQuote, {
    record: 'deze offerte',
    success: 'Offerte geaccepteerd',
    undo: 'quotes',
    failure: { text: 'Er is een fout opgetreden bij het bijwerken van de offerte' },
  });
}

/** From its own page, with one button. */
export function useRejectQuote() {
  return useWrite(calls.updateQuote, {
    record: 'deze offerte',
    success: 'Offerte afgewezen',
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

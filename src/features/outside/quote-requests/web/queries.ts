import * as calls from '#/features/outside/quote-requests/contract';
import { useRead, useWrite } from '#/platform/web/queries';

const record = 'deze prijsvraag';

export function useQuoteRequests(projectId: number) {
  return useRead(calls.listQuoteRequests, { params: { projectId } });
}

export function useQuoteRequest(id: number) {
  return useRead(calls.getQuoteRequest, { params: { id } });
}

export function useCreateQuoteRequest() {
  return useWrite(calls.createQuoteRequest, {
    ...{ success: 'Ontwerp bewaard', undo: 'quoteRequests' },
    failure: { text: 'De prijsvraag kon niet bewaard worden.' },
  });
}

export function useUpdateQuoteRequest() {
  return useWrite(calls.updateQuoteRequest, {
    ...{ record, success: 'Prijsvraag bewaard', undo: 'quoteRequests', inForm: true },
    failure: { text: 'De prijsvraag kon niet bewaard worden.' },
  });
}

export function useRemoveQuoteRequest() {
  return useWrite(calls.removeQuoteRequest, {
    ...{ record, success: 'Prijsvraag verwijderd', undo: 'quoteRequests' },
    failure: { text: 'De prijsvraag kon niet verwijderd worden.' },
  });
}

export function useSendQuoteRequest() {
  return useWrite(calls.sendQuoteRequest, {
    record,
    success: (sent) => ({
      title: sent.every(({ isMailed }) => isMailed) ? 'De e-mails vertrekken' : 'De links zijn klaar',
    }),
    failure: { text: 'De prijsvraag kon niet verstuurd worden.' },
  });
}

export function useAddAddendum() {
  return useWrite(calls.addAddendum, {
    ...{ record, success: 'Aanvulling verstuurd', inForm: true },
    failure: { text: 'De aanvulling kon niet verstuurd worden.' },
  });
}

export function useAnswerQuestion() {
  return useWrite(calls.answerQuestion, {
    success: 'Antwoord verstuurd',
    failure: { text: 'Het antwoord kon niet verstuurd worden.' },
  });
}

export function useCloseQuoteRequest() {
  return useWrite(calls.closeQuoteRequest, {
    ...{ record, success: 'Prijsvraag afgesloten' },
    failure: { text: 'De prijsvraag kon niet afgesloten worden.' },
  });
}

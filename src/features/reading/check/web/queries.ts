import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as calls from '#/features/papers/shared/checks/contract';
import { isUnauthorized, messageOf } from '#/platform/web/api-error';
import { makeCall } from '#/platform/web/call';
import { useRead, useWrite } from '#/platform/web/queries';
import { nameOf, useUnderway } from '#/platform/web/underway';
import { showToast } from '#/ui/toast';

/** A text that was pasted, a PDF from this computer, or the file that is kept with a quote. */
export type Asked =
  | { kind: 'text'; text: string }
  | { kind: 'pdf'; file: File }
  | { kind: 'stored'; quoteId: number; isPdf: boolean };

const texts = {
  text: {
    done: 'Analyse voltooid',
    failed: 'Er is een fout opgetreden bij het analyseren van de offerte',
  },
  pdf: {
    done: 'PDF geanalyseerd',
    failed: 'Er is een fout opgetreden bij het analyseren van de PDF',
  },
};
const textsFor = (asked: Asked) =>
  texts[asked.kind === 'pdf' || (asked.kind === 'stored' && asked.isPdf) ? 'pdf' : 'text'];

function send(asked: Asked, projectId: number, onProgress: (share: number) => void) {
  switch (asked.kind) {
    case 'text':
      return makeCall(calls.analyzeQuoteText, { body: { quoteText: asked.text, projectId } });
    case 'pdf':
      return makeCall(calls.analyzeQuotePdf, { body: { projectId }, file: asked.file }, { onProgress });
    case 'stored':
      return makeCall(calls.analyzeStoredQuote, { params: { id: asked.quoteId } });
  }
}

/** Judging changes nothing, so no figure on any screen has to be fetched again. */
export function useAnalyze(projectId: number) {
  const [progress, setProgress] = useState<number>();
  const { starts, done } = useUnderway();
  const mutation = useMutation({
    mutationFn: (asked: Asked) => send(asked, projectId, setProgress),
    onSettled: (_output, _error, asked) => {
      done(nameOf(asked));
      setProgress(undefined);
    },
    onSuccess: (_, asked) => showToast({ tone: 'success', title: textsFor(asked).done }),
    onError: (error, asked) => {
      if (isUnauthorized(error)) return;
      showToast({ tone: 'destructive', title: 'Fout', text: messageOf(error, textsFor(asked).failed) });
    },
  });
  const mutate = (asked: Asked) => {
    if (starts(nameOf(asked))) mutation.mutate(asked);
  };
  return { ...mutation, mutate, progress };
}

/** Sends what was shown, after the owner's yes. */
export function useAskOpinion() {
  return useMutation({
    mutationFn: (checkId: number) => makeCall(calls.askAiOpinion, { params: { id: checkId } }),
    onSuccess: ({ bron }) => {
      if (bron === 'ai') showToast({ tone: 'success', title: 'Oordeel van de AI toegevoegd' });
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      const text = messageOf(error, 'De AI-dienst kon niet gevraagd worden. Probeer het opnieuw.');
      showToast({ tone: 'destructive', title: 'Fout', text });
    },
  });
}

export function useKeptCheck(quoteId: number | undefined) {
  return useRead(calls.getQuoteCheck, { params: { id: quoteId ?? 0 } }, { enabled: quoteId !== undefined });
}

export function useKeepCheck() {
  return useWrite(calls.keepQuoteCheck, {
    success: { title: 'Score bewaard', text: 'U vindt ze terug in de lijst en bij het vergelijken.' },
    undo: () => ({ kind: 'quoteChecks' }),
    failure: { text: 'De score kon niet bewaard worden. Probeer het opnieuw.' },
  });
}

export function useRemoveCheck() {
  return useWrite(calls.removeQuoteCheck, {
    success: 'Score verwijderd',
    undo: () => ({ kind: 'quoteChecks' }),
    failure: { text: 'De score kon niet verwijderd worden. Probeer het opnieuw.' },
  });
}

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ScreenInput } from '#/core/call';
import {
  analyzeExcel,
  type ColumnMapping,
  type ImportAnalysis,
  parseExcel,
} from '#/features/work/meetstaat/import-contract';
import { createItems } from '#/features/work/shared/meetstaat/contract';
import { isUnauthorized, messageOf } from '#/platform/web/api-error';
import { makeCall } from '#/platform/web/call';
import { useWrite } from '#/platform/web/queries';
import { showToast } from '#/ui/toast';

type Asked = {
  projectId: number;
  file: File;
  mapping: ColumnMapping | undefined;
  sheet: string | undefined;
};

/** Reading a file changes nothing, so no figure on any screen has to be fetched again. */
function useReader<C extends typeof analyzeExcel | typeof parseExcel>(call: C) {
  const [progress, setProgress] = useState<number>();
  const mutation = useMutation({
    mutationFn: ({ projectId, file, mapping, sheet }: Asked) =>
      makeCall(call, { body: { projectId, mapping, sheet }, file } as ScreenInput<C>, {
        onProgress: setProgress,
      }),
    onSettled: () => setProgress(undefined),
  });
  return { ...mutation, progress };
}

export function useAnalyze() {
  const reader = useReader(analyzeExcel);
  return {
    ...reader,
    analyze: (asked: Asked, onRead?: (analysis: ImportAnalysis) => void) =>
      reader.mutate(asked, {
        onSuccess: (analysis) => {
          showToast({ tone: 'success', title: 'Analyse voltooid' });
          onRead?.(analysis);
        },
        onError: (error) => {
          if (isUnauthorized(error)) return;
          const text = messageOf(error, 'Er is een fout opgetreden bij het analyseren van het bestand.');
          showToast({ tone: 'destructive', title: 'Fout', text });
        },
      }),
  };
}

/** A failure stays in sight with the result, as '0 rijen' and its reason. */
export function useParse() {
  return useReader(parseExcel);
}

export function useImportItems() {
  return useWrite(createItems, {
    success: ({ count }) => ({
      title: 'Meetstaat bijgewerkt',
      text: count === 1 ? '1 item is toegevoegd.' : `${count.toLocaleString('nl-NL')} items zijn toegevoegd.`,
    }),
    undo: () => ({ kind: 'items' }),
    failure: {
      title: 'Import fout',
      text: 'Er is een fout opgetreden bij het importeren van de Excel data.',
    },
  });
}

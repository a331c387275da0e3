import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Call, CallInput, CallOutput } from '#/core/call';
import { isUnauthorized, messageOf } from '#/platform/web/api-error';
import { makeCall } from '#/platform/web/call';
import { showToast } from '#/ui/toast';

export function keyOf<C extends Call>(call: C, input: CallInput<C>): QueryKey {
  const { params = null, query = null } = (input ?? {}) as { params?: unknown; query?: unknown };
  return [call.path, params, query];
}

type ReadOptions = { enabled?: boolean; refetchInterval?: number; retry?: number };

export function useRead<C extends Call>(call: C, input: CallInput<C>, options: ReadOptions = {}) {
  return useQuery<CallOutput<C>>({
    queryKey: keyOf(call, input),
    queryFn: ({ signal }) => makeCall(call, input, { signal }),
    ...options,
  });
}

type WriteTexts<Output> = {
  success?:
    | string
    | { title: string; text?: string }
    | ((output: Output) => { title: string; text?: string });
  /** The title above the server's own message, and what to say where it has none. */
  failure: { title?: string; text: string };
};

/**
 * A change. A figure may stand on any screen, so that after a change every read is made again: the ones on screen
 * at once, the others when they are next looked at. While a file is on its way, `progress` goes from 0 to 1.
 */
export function useWrite<C extends Call>(call: C, texts: WriteTexts<CallOutput<C>>) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<number>();
  const mutation = useMutation<CallOutput<C>, Error, CallInput<C>>({
    mutationFn: (input) => makeCall(call, input, sendsFile(input) ? { onProgress: setProgress } : {}),
    onSettled: () => setProgress(undefined),
    onSuccess: async (output) => {
      await client.invalidateQueries();
      const { success } = texts;
      if (success === undefined) return;
      const said = typeof success === 'function' ? success(output) : success;
      showToast({ tone: 'success', ...(typeof said === 'string' ? { title: said } : said) });
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      const { title = 'Fout', text } = texts.failure;
      showToast({ tone: 'destructive', title, text: messageOf(error, text) });
    },
  });
  return { ...mutation, progress };
}

function sendsFile(input: unknown): boolean {
  return typeof input === 'object' && input !== null && 'file' in input && input.file instanceof File;
}

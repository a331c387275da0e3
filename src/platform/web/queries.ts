import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { Call, CallInput, CallOutput } from '#/core/call';
import { isTakenBefore, isUnauthorized, messageOf } from '#/platform/web/api-error';
import { makeCall } from '#/platform/web/call';
import { randomId } from '#/platform/web/random-id';
import { nameOf, useUnderway } from '#/platform/web/underway';
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

export type WriteOptions = {
  /** Several different things are made with it, not the one of a form. */
  many?: true;
};

/**
 * A change. A figure may stand on any screen, so that after a change every read is made again: the ones on screen
 * at once, the others when they are next looked at. While a file is on its way, `progress` goes from 0 to 1.
 *
 * What a form makes keeps one key until it is made, so that trying again after a lost answer makes nothing twice; and
 * the same change can't start again while it is on its way.
 */
export function useWrite<C extends Call>(
  call: C,
  texts: WriteTexts<CallOutput<C>>,
  { many }: WriteOptions = {},
) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<number>();
  const { starts, done } = useUnderway();
  const keys = useRef(new Map<string, string>());
  const thingOf = (input: CallInput<C>) => (many ? nameOf(input) : 'the form');
  const mutation = useMutation<CallOutput<C>, Error, CallInput<C>>({
    mutationFn: (input) => {
      const key = keys.current.get(thingOf(input)) ?? randomId();
      keys.current.set(thingOf(input), key);
      return makeCall(call, input, { key, onProgress: sendsFile(input) ? setProgress : undefined });
    },
    onSettled: (_output, _error, input) => {
      done(nameOf(input));
      setProgress(undefined);
    },
    onSuccess: async (output, input) => {
      keys.current.delete(thingOf(input));
      await client.invalidateQueries();
      const { success } = texts;
      if (success === undefined) return;
      const said = typeof success === 'function' ? success(output) : success;
      showToast({ tone: 'success', ...(typeof said === 'string' ? { title: said } : said) });
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      // An earlier try may have arrived after all: then it stands in a list that this screen has not read yet.
      if (isTakenBefore(error)) void client.invalidateQueries();
      const { title = 'Fout', text } = texts.failure;
      showToast({ tone: 'destructive', title, text: messageOf(error, text) });
    },
  });
  const { mutate: begin } = mutation;
  const mutate = useCallback(
    (...given: Parameters<typeof begin>) => {
      if (starts(nameOf(given[0]))) begin(...given);
    },
    [starts, begin],
  );
  return { ...mutation, mutate, progress };
}

function sendsFile(input: unknown): boolean {
  return typeof input === 'object' && input !== null && 'file' in input && input.file instanceof File;
}

import { type QueryKey, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { Call, CallOutput, ScreenInput } from '#/core/call';
import {
  findStale,
  isGone,
  isTakenBefore,
  isUnauthorized,
  linkOf,
  messageOf,
} from '#/platform/web/api-error';
import { makeCall } from '#/platform/web/call';
import { notingChangedHere } from '#/platform/web/changed-here';
import { showsOneOf } from '#/platform/web/changed-reads';
import { isLostConnection } from '#/platform/web/connection';
import {
  findTried,
  forgetTried,
  keepTried,
  keepUnsent,
  noteTrying,
} from '#/platform/web/offline/unsent-drafts';
import { randomId } from '#/platform/web/random-id';
import { noteRead } from '#/platform/web/read-revisions';
import { isMadeAlready, takeAfterword, tellGone, tellStale } from '#/platform/web/stale-write';
import { nameOf, useUnderway } from '#/platform/web/underway';
import { offerUndo, type Undoable } from '#/platform/web/undo-offer';
import { hideErrorToast, showToast } from '#/ui/toast';
import type { ToastOptions } from '#/ui/toast-options';

export function keyOf<C extends Call>(call: C, input: ScreenInput<C>): QueryKey {
  const { params = null, query = null } = (input ?? {}) as { params?: unknown; query?: unknown };
  return [call.path, params, query];
}

type ReadOptions = { enabled?: boolean; refetchInterval?: number; retry?: number };

/** How a call is read, for who reads several at once. */
export function readOptions<C extends Call>(call: C, input: ScreenInput<C>) {
  return queryOptions<CallOutput<C>>({
    queryKey: keyOf(call, input),
    queryFn: ({ signal, queryKey }) =>
      notingChangedHere(queryKey, () =>
        makeCall(call, input, {
          signal,
          onRevision: (revision) => noteRead(queryKey, { revision, shows: call.shows }),
        }),
      ),
    meta: { shows: call.shows, showsOthers: call.showsOthers },
  });
}

export function useRead<C extends Call>(call: C, input: ScreenInput<C>, options: ReadOptions = {}) {
  return useQuery({ ...readOptions(call, input), ...options });
}

type WriteTexts<C extends Call> = {
  success?: string | Saying | ((output: CallOutput<C>) => Saying);
  /** The title above the server's own message, and what to say where it has none. */
  failure: { title?: string; text: string };
  /** The kind of record whose change the toast offers to undo. */
  undo?: UndoOf<C>;
} & RecordText<C>;

type Saying = Pick<ToastOptions, 'title' | 'text' | 'link'>;

type UndoOf<C extends Call> =
  | string
  /** Of no project: it went to one’s own trash. */
  | { loose: string }
  | ((input: ScreenInput<C>, output: CallOutput<C>) => Undoable | (() => void) | undefined);

/** What a call changes or removes, as a sentence names it: 'deze factuur'. */
type RecordText<C extends Call> = ScreenInput<C> extends { version: number } ? { record: string } : unknown;

type MaybeLater<Value> = Value | Promise<Value>;

type WriteOptions<C extends Call> = {
  /** Several different things are made with it, not the one of a form. */
  many?: true;
  /** The form that saves it shows itself what somebody else changed meanwhile: see `RecordDialog`. */
  inForm?: true;
  /** The answer to a change that somebody else made already; left out: the record, where it is as the body says. */
  madeAlready?: (current: unknown, input: ScreenInput<C>) => MaybeLater<CallOutput<C> | undefined>;
};

/**
 * A change. A figure may stand on any screen, so that after a change every read that shows what was changed is made
 * again: the ones on screen at once, the others when they are next looked at. While a file is on its way, `progress` goes from 0 to 1.
 *
 * What a form makes keeps one key until it is made, so that trying again after a lost answer makes nothing twice; and
 * the same change can't start again while it is on its way.
 */
export function useWrite<C extends Call>(
  call: C,
  texts: WriteTexts<NoInfer<C>>,
  { many, inForm, madeAlready = foundMade }: WriteOptions<NoInfer<C>> = {},
) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<number>();
  const { starts, done } = useUnderway();
  const keys = useRef(new Map<string, string>());
  const changed = useRef<readonly string[]>(undefined);
  /** It makes the one thing of its form, and may be asked to make it again after the page was loaded anew. */
  const isForm = call.creates !== undefined && !many;
  const thingOf = (input: ScreenInput<C>) => (many ? nameOf(input) : 'the form');
  const mutation = useMutation<CallOutput<C>, Error, ScreenInput<C>>({
    mutationFn: async (input) => {
      const key =
        keys.current.get(thingOf(input)) ?? (isForm ? findTried(call.path) : undefined) ?? randomId();
      keys.current.set(thingOf(input), key);
      if (isForm) noteTrying(call.path, key);
      try {
        changed.current = undefined;
        return await makeCall(call, input, {
          key,
          onProgress: sendsFile(input) ? setProgress : undefined,
          onChanged: (named) => {
            changed.current = named;
          },
        });
      } catch (error) {
        const stale = inForm ? undefined : findStale(error);
        const made = stale && (await madeAlready(stale.current, input));
        if (made === undefined) throw error;
        return made;
      }
    },
    onSettled: (_output, _error, input) => {
      done(nameOf(input));
      setProgress(undefined);
    },
    onSuccess: async (output, input) => {
      keys.current.delete(thingOf(input));
      if (isForm) forgetTried(call.path);
      // Before everything is read anew: it may have to know how it was.
      const undoable = undoableOf(texts.undo, input, output);
      await client.invalidateQueries({ predicate: showsOneOf(changed.current) });
      const { success } = texts;
      const also = takeAfterword();
      if (success === undefined) return;
      const said = typeof success === 'function' ? success(output) : success;
      const toast = typeof said === 'string' ? { title: said } : said;
      showToast({ tone: 'success', ...toast, ...(also && { text: also }), ...offerUndo(undoable) });
    },
    onError: (error, input) => {
      takeAfterword();
      if (isUnauthorized(error)) return;
      // An earlier try may have arrived after all: then it stands in a list that this screen has not read yet.
      if (isTakenBefore(error)) void client.invalidateQueries();
      const stale = findStale(error);
      const record = 'record' in texts ? String(texts.record) : undefined;
      // The form says so itself, beside what was typed.
      if (inForm && (stale || isGone(error))) {
        void client.invalidateQueries();
        return;
      }
      if (record && stale) return tellStale(client, record, stale);
      if (record && isGone(error)) return tellGone(client, record);
      const { title = 'Fout', text } = texts.failure;
      if (isLostConnection(error)) {
        const key = isForm ? keys.current.get(thingOf(input)) : undefined;
        return tellNotSent(text, key === undefined ? keepUnsent() : keepTried(call.path, key));
      }
      showToast({ tone: 'destructive', title, text: messageOf(error, text), ...linkOf(error) });
    },
  });
  const { mutate: begin } = mutation;
  const mutate = useCallback(
    (...given: Parameters<typeof begin>) => {
      if (!starts(nameOf(given[0]))) return;
      hideErrorToast();
      begin(...given);
    },
    [starts, begin],
  );
  return { ...mutation, mutate, progress };
}

/** It may have arrived all the same: that nothing came back is all one knows. */
function tellNotSent(text: string, isKept: boolean): void {
  const kept = 'Wat u invulde, blijft als concept op dit toestel tot u het verstuurt.';
  const sentence = /[.!?]$/.test(text) ? text : `${text}.`;
  showToast({ tone: 'destructive', title: 'Geen verbinding', text: isKept ? `${sentence} ${kept}` : text });
}

function foundMade<C extends Call>(current: unknown, input: ScreenInput<C>): CallOutput<C> | undefined {
  const { body } = (input ?? {}) as { body?: unknown };
  return isMadeAlready(current, body) ? (current as CallOutput<C>) : undefined;
}

/** What was made, or what was changed: by its own number, or that of its project. */
function undoableOf<C extends Call>(
  of: UndoOf<C> | undefined,
  input: ScreenInput<C>,
  output: CallOutput<C>,
): Undoable | (() => void) | undefined {
  if (of === undefined) return undefined;
  if (typeof of === 'function') return of(input, output);
  const { params = {} } = (input ?? {}) as { params?: { id?: number; projectId?: number } };
  const { id } = (output ?? {}) as { id?: number };
  const record = params.id ?? id ?? params.projectId;
  if (record === undefined) return undefined;
  return typeof of === 'string'
    ? { kind: of, record: String(record) }
    : { kind: of.loose, record: String(record), isLoose: true };
}

function sendsFile(input: unknown): boolean {
  return typeof input === 'object' && input !== null && 'file' in input && input.file instanceof File;
}

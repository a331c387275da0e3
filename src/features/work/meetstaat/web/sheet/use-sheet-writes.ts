import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { takeStep } from '#/features/history/shared/logbook/web/undo';
import { afterwards, type Batch, bodyOf, withMade } from '#/features/work/meetstaat/web/sheet/sheet-batch';
import * as calls from '#/features/work/shared/meetstaat/contract';
import { ApiError, isUnauthorized, messageOf } from '#/platform/web/api-error';
import { makeCall } from '#/platform/web/call';
import { showsOneOf } from '#/platform/web/changed-reads';
import { keyOf } from '#/platform/web/queries';
import { findRead, noteRead } from '#/platform/web/read-revisions';
import { offerUndo } from '#/platform/web/undo-offer';
import { showToast } from '#/ui/toast';

export type SheetWrites = ReturnType<typeof useSheetWrites>;
type Said = { title: string; text?: string };
type Written = { batch: Batch; said?: Said | undefined };

const failed = 'Er is een fout opgetreden bij het bijwerken van het item';

function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}

/**
 * What the sheet changes: shown at once on top of what was read, and sent one after the other. What somebody else changed
 * in another cell of the same row is no reason to refuse. Steps back and on are those of the log, and wait their turn.
 */
export function useSheetWrites(projectId: number, read: readonly calls.Item[]) {
  const client = useQueryClient();
  const params = useMemo(() => ({ projectId }), [projectId]);
  const key = useMemo(() => keyOf(calls.listItems, { params }), [params]);
  const mutationKey = [calls.changeItems.path, projectId];
  const scope = { id: mutationKey.join(' ') };

  const send = async (batch: Batch) => {
    const body = bodyOf(batch, client.getQueryData<calls.Item[]>(key) ?? []);
    let changed: readonly string[] | undefined;
    const onChanged = (kinds: readonly string[]) => {
      changed = kinds;
    };
    const output = await makeCall(calls.changeItems, { params, body }, { onChanged });
    return { ...output, changed };
  };
  const { mutate } = useMutation({
    mutationKey,
    scope,
    mutationFn: async ({ batch }: Written) => {
      try {
        return await send(batch);
      } catch (error) {
        if (!isStale(error)) throw error;
        await client.refetchQueries({ queryKey: key });
        return send(batch);
      }
    },
    onSuccess: async ({ items, revision, changed }, { batch, said }) => {
      // A read that is on its way may be of before this.
      const isReading = client.isFetching({ queryKey: key }) > 0;
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<calls.Item[]>(key, (list) => list && withMade(list, batch, items));
      const known = findRead(key);
      if (known?.revision === revision.before) noteRead(key, { ...known, revision: revision.after });
      const showsIt = showsOneOf(changed);
      void client.invalidateQueries({
        predicate: (query) => showsIt(query) && (isReading || query.queryKey[0] !== key[0]),
      });
      const one = batch.remove?.[0] ?? items[0];
      if (said) {
        const undoable = one && { kind: 'items', record: String(one.id) };
        showToast({ tone: 'success', ...said, ...offerUndo(undoable) });
      }
    },
    onError: (error) => {
      void client.invalidateQueries();
      if (isUnauthorized(error)) return;
      const title = isStale(error) ? 'Intussen gewijzigd' : 'Fout';
      showToast({ tone: 'destructive', title, text: messageOf(error, failed) });
    },
  });
  const { mutate: step, isPending: isStepping } = useMutation({
    scope,
    mutationFn: (which: 'undo' | 'redo') => takeStep(client, { projectId, kind: 'items' }, which),
  });

  const sending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => (state.variables as Written).batch,
  });
  return {
    items: useMemo(() => sending.reduce(afterwards, read), [sending, read]),
    isSaving: sending.length > 0 || isStepping,
    write: useCallback((batch: Batch, said?: Said) => mutate({ batch, said }), [mutate]),
    step,
  };
}

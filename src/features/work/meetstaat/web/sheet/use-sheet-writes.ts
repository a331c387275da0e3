import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { decimalFromCents } from '#/core/money';
import * as calls from '#/features/work/meetstaat/contract';
import type { Change } from '#/features/work/meetstaat/rules/sheet-paste';
import { itemTotal } from '#/features/work/meetstaat/rules/totals';
import { ApiError, isUnauthorized, messageOf } from '#/platform/web/api-error';
import { makeCall } from '#/platform/web/call';
import { keyOf } from '#/platform/web/queries';
import { findRead, noteRead } from '#/platform/web/read-revisions';
import { offerUndo } from '#/platform/web/undo-offer';
import { showToast } from '#/ui/toast';

export type Move = { ids: readonly number[]; to: number; side: 'before' | 'after' };
export type Batch = {
  update?: readonly Change[];
  create?: readonly calls.ItemFields[];
  remove?: readonly calls.Item[];
  move?: Move;
};
export type SheetWrites = ReturnType<typeof useSheetWrites>;
type Said = { title: string; text?: string };
type Written = { batch: Batch; said?: Said | undefined; isUndo?: boolean; back?: Move | undefined };

const failed = 'Er is een fout opgetreden bij het bijwerken van het item';

function changed(item: calls.Item, changes: calls.ItemChanges): calls.Item {
  const next = { ...item, ...changes };
  const totalAmount = decimalFromCents(itemTotal(next));
  return { ...next, totalAmount, totalPrice: totalAmount };
}

function reordered(items: readonly calls.Item[], { ids, to, side }: Move): calls.Item[] {
  const wanted = new Set(ids);
  const others = items.filter(({ id }) => !wanted.has(id));
  const at = others.findIndex(({ id }) => id === to) + (side === 'after' ? 1 : 0);
  return others.toSpliced(at, 0, ...items.filter(({ id }) => wanted.has(id)));
}

/** The list as it will be, before the server has said so. */
function afterwards(items: readonly calls.Item[], { update = [], remove = [], move }: Batch): calls.Item[] {
  const news = new Map(update.map(({ item, changes }) => [item.id, changes]));
  const gone = new Set(remove.map(({ id }) => id));
  const left = items.flatMap((item) => {
    const changes = news.get(item.id);
    return gone.has(item.id) ? [] : [changes ? changed(item, changes) : item];
  });
  return move ? reordered(left, move) : left;
}

/** Where what moves stands now, as a move; undefined where it doesn’t stand together. */
function wayBack(items: readonly calls.Item[], { ids }: Move): Move | undefined {
  const wanted = new Set(ids);
  const first = items.findIndex(({ id }) => wanted.has(id));
  const end = first + ids.length;
  if (first < 0 || !items.slice(first, end).every(({ id }) => wanted.has(id))) return undefined;
  const [next, previous] = [items[end], items[first - 1]];
  if (next) return { ids, to: next.id, side: 'before' };
  return previous && { ids, to: previous.id, side: 'after' };
}

function isAsSeen({ item, changes }: Change, current: calls.Item | undefined): boolean {
  const names = Object.keys(changes) as (keyof calls.ItemChanges)[];
  return current !== undefined && names.every((name) => current[name] === item[name]);
}

/**
 * What the sheet changes: shown at once, sent one after the other, and read anew where the server refuses. What somebody
 * else changed in another cell of the same row is no reason to refuse.
 */
export function useSheetWrites(projectId: number) {
  const client = useQueryClient();
  const params = useMemo(() => ({ projectId }), [projectId]);
  const key = useMemo(() => keyOf(calls.listItems, { params }), [params]);
  const ownSteps = useRef(new Map<string, number>());
  const undos = useRef<(() => void)[]>([]);
  const itemsNow = () => client.getQueryData<calls.Item[]>(key) ?? [];

  const seenVersion = ({ id, version }: Pick<calls.Item, 'id' | 'version'>): number => {
    const next = ownSteps.current.get(`${id} ${version}`);
    return next === undefined || next === version ? version : seenVersion({ id, version: next });
  };
  const send = async ({ update = [], create = [], remove = [], move }: Batch) => {
    const body = {
      update: update.map(({ item, changes }) => ({ id: item.id, version: seenVersion(item), changes })),
      create: [...create],
      remove: remove.map((item) => ({ id: item.id, version: seenVersion(item) })),
      ...(move && { move: { ...move, ids: [...move.ids] } }),
    };
    const made = await makeCall(calls.changeItems, { params, body });
    const after = new Map(made.items.map(({ id, version }) => [id, version]));
    for (const { id, version } of [...update.map(({ item }) => item), ...remove]) {
      const next = after.get(id);
      if (next !== undefined) ownSteps.current.set(`${id} ${seenVersion({ id, version })}`, next);
    }
    return made;
  };
  /** Once more on what is there now, where nobody touched the same cells. */
  const sendAgain = async (batch: Batch, refused: unknown) => {
    const isStale = refused instanceof ApiError && refused.status === 409;
    if (!isStale || !batch.update || batch.remove?.length || batch.move) throw refused;
    const current = new Map(
      (await makeCall(calls.listItems, { params })).map((item) => [item.id, item] as const),
    );
    if (!batch.update.every((change) => isAsSeen(change, current.get(change.item.id)))) throw refused;
    const update = batch.update.map(({ item, changes }) => ({
      item: current.get(item.id) ?? item,
      changes,
    }));
    const made = await send({ ...batch, update });
    void client.invalidateQueries({ queryKey: key });
    return made;
  };

  const { mutate, isPending } = useMutation({
    scope: { id: 'sheet of items' },
    mutationFn: ({ batch }: Written) => send(batch).catch((error) => sendAgain(batch, error)),
    onMutate: async ({ batch }) => {
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<calls.Item[]>(key, (items) => items && afterwards(items, batch));
    },
    onSuccess: ({ items, revision }, { batch, said, isUndo, back }) => {
      const made = new Map(items.map((item) => [item.id, item]));
      const pending = client.isMutating({
        predicate: ({ options }) => options.scope?.id === 'sheet of items',
      });
      client.setQueryData<calls.Item[]>(key, (list) => {
        // While more is on its way the list is ahead of this answer: only the version of it is news.
        const known = list?.map((item) => {
          const news = made.get(item.id);
          made.delete(item.id);
          if (!news) return item;
          return pending > 1 ? { ...item, version: news.version } : news;
        });
        return known && [...known, ...made.values()];
      });
      const read = findRead(key);
      if (read?.revision === revision.before) noteRead(key, { ...read, revision: revision.after });
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== key[0] });
      const undo = isUndo ? undefined : undoOf(batch, items, back);
      if (undo) undos.current = [...undos.current.slice(-99), undo];
      if (!said) return;
      const run = () => {
        undos.current = undos.current.filter((each) => each !== undo);
        undo?.();
      };
      showToast({ tone: 'success', ...said, ...(undo && { undo: { run } }) });
    },
    onError: (error) => {
      void client.invalidateQueries();
      if (isUnauthorized(error)) return;
      const isStale = error instanceof ApiError && error.status === 409;
      const title = isStale ? 'Intussen gewijzigd' : 'Fout';
      showToast({ tone: 'destructive', title, text: messageOf(error, failed) });
    },
  });

  const undone = { title: 'Ongedaan gemaakt' };
  /** A change is put back by another; what was removed comes back as it was, with its number. */
  const undoOf = (
    { update = [], create = [], remove = [] }: Batch,
    made: readonly calls.Item[],
    back: Move | undefined,
  ) => {
    const record = (id: number) => offerUndo({ kind: 'items', record: String(id) }).undo?.run;
    const [gone] = remove;
    if (gone) return record(gone.id);
    if (back) return () => mutate({ batch: { move: back }, said: undone, isUndo: true });
    if (update.length + create.length === 0) return made[0] && record(made[0].id);
    return () => {
      const now = new Map(itemsNow().map((item) => [item.id, item]));
      const before = update.flatMap(({ item, changes }): Change[] => {
        const current = now.get(item.id);
        const names = Object.keys(changes) as (keyof calls.ItemChanges)[];
        const was = Object.fromEntries(names.map((name) => [name, item[name]]));
        return current ? [{ item: current, changes: was }] : [];
      });
      const added = made.slice(update.length).flatMap(({ id }) => now.get(id) ?? []);
      if (before.length + added.length === 0) return;
      mutate({ batch: { update: before, remove: added }, said: undone, isUndo: true });
    };
  };

  return {
    isSaving: isPending,
    write: useCallback(
      (batch: Batch, said?: Said) => {
        const items = client.getQueryData<calls.Item[]>(key) ?? [];
        mutate({ batch, said, back: batch.move && wayBack(items, batch.move) });
      },
      [mutate, client, key],
    ),
    /** The last that was done here; false where there is nothing left to undo. */
    undo: useCallback(() => {
      const last = undos.current.at(-1);
      undos.current = undos.current.slice(0, -1);
      last?.();
      return last !== undefined;
    }, []),
  };
}

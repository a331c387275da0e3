import { Suspense, useCallback, useState } from 'react';
import { useSearchParams } from 'wouter';
import { handedInParam } from '#/core/addresses';
import type { Project } from '#/core/project';
import type { PricedWork } from '#/features/work/meetstaat/rules/comparison';
import { ImportPanel, ItemDialog } from '#/features/work/meetstaat/web/lazy-dialogs';
import { useRemoveItem } from '#/features/work/meetstaat/web/queries';
import type { Item } from '#/features/work/shared/meetstaat/contract';
import { closeStep, openedHere } from '#/platform/web/open-step';
import { useHeldRecord } from '#/platform/web/use-held-record';

/** Which dialog is open. The address knows of a form (?nieuw=1, ?id=12), so that a link can open it and Back closes it. */
export function useMeetstaatDialog() {
  const [params, setParams] = useSearchParams();
  /** What the list shows stays as it is. */
  const show = useCallback(
    (next: Record<string, string>, options: { replace?: boolean; state?: unknown }) =>
      setParams((current) => {
        const { nieuw: _new, id: _id, [handedInParam]: _paper, ...others } = Object.fromEntries(current);
        return { ...others, ...next };
      }, options),
    [setParams],
  );
  const { mutate: remove } = useRemoveItem();
  const [isImporting, setImporting] = useState(false);
  return {
    isCreating: params.get('nieuw') === '1',
    editingId: params.has('id') ? Number(params.get('id')) : undefined,
    isImporting: isImporting || params.has(handedInParam),
    handedIn: params.has(handedInParam) ? Number(params.get(handedInParam)) : undefined,
    openCreate: useCallback(() => show({ nieuw: '1' }, { state: openedHere }), [show]),
    openEdit: useCallback(({ id }: Item) => show({ id: String(id) }, { state: openedHere }), [show]),
    removeItem: useCallback(({ id, version }: Item) => remove({ params: { id }, version }), [remove]),
    openImport: useCallback(() => setImporting(true), []),
    close: useCallback(() => {
      setImporting(false);
      closeStep(() => show({}, { replace: true }));
    }, [show]),
    /** To another set of columns, with nothing of what this one was filtered by. */
    closeTo: useCallback(
      (next: Record<string, string>) => {
        setImporting(false);
        setParams(next, { replace: true });
      },
      [setParams],
    ),
  };
}

type MeetstaatDialogsProps = {
  project: Project;
  items: readonly Item[];
  dialog: ReturnType<typeof useMeetstaatDialog>;
  onUseForComparison: (rows: readonly PricedWork[]) => void;
};

export function MeetstaatDialogs({ project, items, dialog, onUseForComparison }: MeetstaatDialogsProps) {
  const { isCreating, editingId, isImporting, handedIn, close } = dialog;
  const { record: editing, isGone } = useHeldRecord(items, editingId);
  return (
    <Suspense>
      {isCreating && <ItemDialog projectId={project.id} onClose={close} />}
      {editing && (
        <ItemDialog key={editing.id} projectId={project.id} item={editing} isGone={isGone} onClose={close} />
      )}
      {isImporting && (
        <ImportPanel
          project={project}
          handedIn={handedIn}
          isFirst={items.length === 0}
          onUseForComparison={onUseForComparison}
          onClose={close}
        />
      )}
    </Suspense>
  );
}

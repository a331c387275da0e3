import type { Entry } from '#/features/work/new-thing/contract';
import { EntryForm } from '#/features/work/new-thing/web/entry-form';
import { useCreateEntry, useRemoveEntry, useUpdateEntry } from '#/features/work/new-thing/web/queries';
import { ConfirmDialog } from '#/ui/confirm';

type EntryDialogProps = {
  projectId: number;
  /** The one to change; left out for a new one. */
  entry?: Entry | undefined;
  /** Somebody removed it meanwhile. */
  isGone?: boolean;
  onClose: () => void;
};

export function EntryDialog({ projectId, entry, isGone, onClose }: EntryDialogProps) {
  const create = useCreateEntry();
  const update = useUpdateEntry();
  const done = { onSuccess: onClose };
  return (
    <EntryForm
      entry={entry}
      isGone={isGone}
      saving={update}
      busy={create.isPending || update.isPending}
      onClose={onClose}
      onCreate={(body) => create.mutate({ params: { projectId }, body }, done)}
      onChange={
        entry && ((body, version) => update.mutate({ params: { id: entry.id }, body, version }, done))
      }
    />
  );
}

export function RemoveEntryDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const remove = useRemoveEntry();
  return (
    <ConfirmDialog
      onClose={onClose}
      danger
      title="Regel verwijderen?"
      text={`‘${entry.title}’ verdwijnt voorgoed.`}
      confirmLabel="Regel verwijderen"
      busy={remove.isPending}
      onConfirm={() =>
        remove.mutate({ params: { id: entry.id }, version: entry.version }, { onSettled: onClose })
      }
    />
  );
}

import type { Entry } from '#/features/new-thing/contract';
import { EntryForm } from '#/features/new-thing/web/entry-form';
import { useCreateEntry, useRemoveEntry, useUpdateEntry } from '#/features/new-thing/web/queries';
import { ConfirmDialog } from '#/ui/confirm';

export function CreateEntryDialog({ projectId, onClose }: { projectId: number; onClose: () => void }) {
  const create = useCreateEntry();
  return (
    <EntryForm
      busy={create.isPending}
      onClose={onClose}
      onSave={(body) => create.mutate({ params: { projectId }, body }, { onSuccess: onClose })}
    />
  );
}

type OfEntry = { entry: Entry; onClose: () => void };

export function EditEntryDialog({ entry, onClose }: OfEntry) {
  const update = useUpdateEntry();
  return (
    <EntryForm
      entry={entry}
      busy={update.isPending}
      onClose={onClose}
      onSave={(body) =>
        update.mutate({ params: { id: entry.id }, body, version: entry.version }, { onSuccess: onClose })
      }
    />
  );
}

export function RemoveEntryDialog({ entry, onClose }: OfEntry) {
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

import type { Item } from '#/features/meetstaat/contract';
import { ItemForm } from '#/features/meetstaat/web/item-form';
import { useCreateItem, useUpdateItem } from '#/features/meetstaat/web/queries';

export function CreateItemDialog({ projectId, onClose }: { projectId: number; onClose: () => void }) {
  const create = useCreateItem();
  return (
    <ItemForm
      onClose={onClose}
      busy={create.isPending}
      onSave={(body) => create.mutate({ params: { projectId }, body }, { onSuccess: onClose })}
    />
  );
}

export function EditItemDialog({ item, onClose }: { item: Item; onClose: () => void }) {
  const update = useUpdateItem();
  return (
    <ItemForm
      item={item}
      onClose={onClose}
      busy={update.isPending}
      onSave={(body) =>
        update.mutate({ params: { id: item.id }, body, version: item.version }, { onSuccess: onClose })
      }
    />
  );
}

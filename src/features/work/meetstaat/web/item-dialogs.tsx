import { ItemForm } from '#/features/work/meetstaat/web/item-form';
import { useCreateItem, useUpdateItem } from '#/features/work/meetstaat/web/queries';
import type { Item } from '#/features/work/shared/meetstaat/contract';

type ItemDialogProps = {
  projectId: number;
  /** The one to change; left out for a new one. */
  item?: Item | undefined;
  isGone?: boolean;
  onClose: () => void;
};

export function ItemDialog({ projectId, item, isGone, onClose }: ItemDialogProps) {
  const create = useCreateItem();
  const update = useUpdateItem();
  const done = { onSuccess: onClose };
  return (
    <ItemForm
      item={item}
      isGone={isGone}
      onClose={onClose}
      saving={update}
      busy={create.isPending || update.isPending}
      onCreate={(body) => create.mutate({ params: { projectId }, body }, done)}
      onChange={item && ((body, version) => update.mutate({ params: { id: item.id }, body, version }, done))}
    />
  );
}

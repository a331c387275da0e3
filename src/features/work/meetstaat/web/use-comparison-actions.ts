import { useMemo } from 'react';
import type { ComparisonActions } from '#/features/work/meetstaat/web/comparison-cells';
import { useCreateItem, useReplaceItem } from '#/features/work/meetstaat/web/queries';

export function useComparisonActions(projectId: number): ComparisonActions {
  const { mutate: create, isPending: isAdding } = useCreateItem({ many: true });
  const { replaceItem, isPending: isReplacing } = useReplaceItem();
  return useMemo(
    () => ({
      onAdd: ({ id, totalAmount, ...body }) => create({ params: { projectId }, body }),
      onReplace: replaceItem,
      isBusy: isAdding || isReplacing,
    }),
    [create, replaceItem, isAdding, isReplacing, projectId],
  );
}

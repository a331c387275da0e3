import { useMemo } from 'react';
import type { ComparisonActions } from '#/features/meetstaat/web/comparison-cells';
import { useCreateItem, useReplaceItem } from '#/features/meetstaat/web/queries';

export function useComparisonActions(projectId: number): ComparisonActions {
  const { mutate: create, isPending: isAdding } = useCreateItem();
  const { replaceItem, isPending: isReplacing } = useReplaceItem();
  return useMemo(
    () => ({
      onAdd: ({ category, description, quantity, unit, unitPrice }) =>
        create({ params: { projectId }, body: { category, description, quantity, unit, unitPrice } }),
      onReplace: replaceItem,
      isBusy: isAdding || isReplacing,
    }),
    [create, replaceItem, isAdding, isReplacing, projectId],
  );
}

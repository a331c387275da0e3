import { useMemo } from 'react';
import type { ItemOption } from '#/features/papers/shared/web/line-editor';
import { listItems } from '#/features/work/shared/meetstaat/contract';
import { useRead } from '#/platform/web/queries';

/** The meetstaat, to point a line at; empty while it is being fetched. */
export function useItemOptions(projectId: number): readonly ItemOption[] {
  const { data } = useRead(listItems, { params: { projectId } });
  return useMemo(
    () =>
      (data ?? []).map(({ id, category, description, quantity, unit }) => ({
        value: String(id),
        label: `${category}: ${description}`.slice(0, 80),
        ...{ description, quantity, unit },
      })),
    [data],
  );
}

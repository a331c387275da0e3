import type { Todo } from '#/core/todo';
import { sitePage } from '#/features/site/photos/page';

/** Asked later rather than while somebody stands in the dust. */
export function roomlessTodo(count: number): Todo[] {
  if (count === 0) return [];
  const text = count === 1 ? '1 foto zonder ruimte' : `${count} foto’s zonder ruimte`;
  return [
    {
      ...{ key: 'photos without room', kind: 'photos-without-room', title: 'Werf', text },
      ...{ path: `${sitePage.path}?ruimte=geen`, icon: 'paper', isUrgent: false, place: 90 },
    },
  ];
}

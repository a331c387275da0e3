import { useMediaQuery } from '#/ui/use-media-query';

/** Where nine columns have no room beside the menu, and where there is little more than half of that. */
export type Room = 'wide' | 'narrow' | 'tight';

export function useRoom(): Room {
  const isNarrow = useMediaQuery('(max-width: 1239.98px)');
  const isTight = useMediaQuery('(max-width: 979.98px)');
  if (isTight) return 'tight';
  return isNarrow ? 'narrow' : 'wide';
}

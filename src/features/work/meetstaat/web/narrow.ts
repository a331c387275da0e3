import { useMediaQuery } from '#/ui/use-media-query';

/** Where nine columns have no room beside the menu, and where there is little more than half of that. */
export type Room = 'wide' | 'narrow' | 'tight';

/** On paper there is room for all of them, and what changes once a page is cut into pages is lost. */
export function useItemsRoom(): Room {
  const isNarrow = useMediaQuery('screen and (max-width: 1239.98px)');
  const isTight = useMediaQuery('screen and (max-width: 979.98px)');
  if (isTight) return 'tight';
  return isNarrow ? 'narrow' : 'wide';
}

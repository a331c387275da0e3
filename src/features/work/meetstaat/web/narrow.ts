import { useRef } from 'react';
import { phoneQuery, useMediaQuery } from '#/ui/use-media-query';
import { usePrinting } from '#/ui/use-printing';

/** Where ten columns have no room beside the menu, and where there is little more than half of that. */
export type Room = 'wide' | 'narrow' | 'tight';

/** On paper there is room for all of them, and what changes once a page is cut into pages is lost. */
export function useItemsRoom(): Room {
  const isNarrow = useMediaQuery('screen and (max-width: 1239.98px)');
  const isTight = useMediaQuery('screen and (max-width: 979.98px)');
  if (isTight) return 'tight';
  return isNarrow ? 'narrow' : 'wide';
}

/** Paper is as narrow as a phone, and what is drawn anew by then comes too late for it. */
export function useOnPhone(): boolean {
  const onPhone = useMediaQuery(phoneQuery);
  const printing = usePrinting();
  const onScreen = useRef(onPhone);
  if (!printing) onScreen.current = onPhone;
  return onScreen.current;
}

import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

type Sizes = { rowHeight: number; headHeight: number };

/** So many rows at a time: scrolling by less draws nothing anew. */
const step = 2;
const around = 1;

/** Which rows are drawn: those in sight and some around them. All are of one height, below a head that stays. */
export function useRowsInSight(scroller: RefObject<HTMLElement | null>, count: number, sizes: Sizes) {
  const { rowHeight, headHeight } = sizes;
  const [{ top, held }, setSight] = useState({ top: 0, held: 20 });
  const look = useCallback(() => {
    const frame = scroller.current;
    if (!frame) return;
    const row = Math.floor(frame.scrollTop / rowHeight);
    const next = { top: row - (row % step), held: Math.ceil((frame.clientHeight - headHeight) / rowHeight) };
    setSight((known) => (known.top === next.top && known.held === next.held ? known : next));
  }, [scroller, rowHeight, headHeight]);
  useLayoutEffect(() => {
    const frame = scroller.current;
    if (!frame) return;
    look();
    const observer = new ResizeObserver(look);
    observer.observe(frame);
    frame.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      frame.removeEventListener('scroll', look);
    };
  }, [scroller, look]);
  /** Scrolls no further than is needed, and draws what comes in sight together with what asked for it. */
  const reveal = useCallback(
    (row: number) => {
      const frame = scroller.current;
      if (!frame) return;
      const { scrollTop, clientHeight } = frame;
      const lowest = (row + 1) * rowHeight + headHeight - clientHeight;
      const wanted = Math.min(row * rowHeight, Math.max(scrollTop, lowest));
      if (wanted !== scrollTop) frame.scrollTop = wanted;
      look();
    },
    [scroller, rowHeight, headHeight, look],
  );
  const last = Math.min(count - 1, top + held + step + around);
  // A list that became shorter is scrolled back by the browser, which is told later.
  const first = Math.max(0, Math.min(top - around, last - held));
  return { first, last, reveal, page: Math.max(1, held - 1) };
}

import { useEffect } from 'react';

/** Marks a scrolling element with `data-more` while a part of it is out of sight on the right. */
export function useMoreToTheRight(scroller: HTMLElement | null): void {
  useEffect(() => {
    if (!scroller) return;
    const mark = () => {
      const hidden = scroller.scrollWidth - scroller.clientWidth - scroller.scrollLeft;
      scroller.toggleAttribute('data-more', hidden > 1);
    };
    const sizes = new ResizeObserver(mark);
    for (const element of [scroller, ...scroller.children]) sizes.observe(element);
    scroller.addEventListener('scroll', mark, { passive: true });
    return () => {
      sizes.disconnect();
      scroller.removeEventListener('scroll', mark);
    };
  }, [scroller]);
}

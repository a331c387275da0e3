import { useLayoutEffect, useState } from 'react';

/** How wide an element is, in rem; undefined until that is known, and where nothing has a width. */
export function useRoom(element: HTMLElement | null): number | undefined {
  const [room, setRoom] = useState<number>();
  useLayoutEffect(() => {
    if (!element) return undefined;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      setRoom(element.clientWidth > 0 ? element.clientWidth / rem : undefined);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return room;
}

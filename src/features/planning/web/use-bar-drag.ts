import { type PointerEvent, useRef } from 'react';

type Drag = { from: number; kind: 'move' | 'resize'; days: number };

type Settings = {
  dayWidth: number;
  onMove: (days: number) => void;
  onResize: (days: number) => void;
};

/** Nearer than this it was a click. */
const leastPixels = 4;

/**
 * A bar follows the pointer by its own style alone: nothing else is drawn anew until it is let go, so that it follows
 * among hundreds as it does among three.
 */
export function useBarDrag({ dayWidth, onMove, onResize }: Settings) {
  const drag = useRef<Drag | undefined>(undefined);
  const wasDragged = useRef(false);

  const begin = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const isHandle = (event.target as HTMLElement).dataset.handle !== undefined;
    drag.current = { from: event.clientX, kind: isHandle ? 'resize' : 'move', days: 0 };
    wasDragged.current = false;
    event.currentTarget.setPointerCapture(event.pointerId);
  };

  const follow = (event: PointerEvent<HTMLElement>) => {
    const now = drag.current;
    if (!now) return;
    const by = event.clientX - now.from;
    if (Math.abs(by) >= leastPixels) wasDragged.current = true;
    if (!wasDragged.current) return;
    now.days = Math.round(by / dayWidth);
    const { style } = event.currentTarget;
    if (now.kind === 'move') style.transform = `translateX(${by}px)`;
    else style.setProperty('--longer', `${by}px`);
  };

  const letGo = (event: PointerEvent<HTMLElement>) => {
    const now = drag.current;
    drag.current = undefined;
    event.currentTarget.style.transform = '';
    event.currentTarget.style.removeProperty('--longer');
    if (!now || now.days === 0) return;
    if (now.kind === 'move') onMove(now.days);
    else onResize(now.days);
  };

  const giveUp = (event: PointerEvent<HTMLElement>) => {
    drag.current = undefined;
    event.currentTarget.style.transform = '';
    event.currentTarget.style.removeProperty('--longer');
  };

  return {
    /** Whether the click that follows is only the end of a drag. */
    isDragged: () => wasDragged.current,
    handlers: { onPointerDown: begin, onPointerMove: follow, onPointerUp: letGo, onPointerCancel: giveUp },
  };
}

import { type PointerEvent, type RefObject, useRef } from 'react';
import type { LinkLayerHandle } from '#/features/site/planning/web/link-layer';

type Drag = {
  x: number;
  y: number;
  kind: DragKind;
  days: number;
  target: Element | undefined;
  /** No longer hears the key that gives it up. */
  stopListening: () => void;
};
type DragKind = 'move' | 'resize' | 'link';

type Settings = {
  taskId: number;
  dayWidth: number;
  links: RefObject<LinkLayerHandle | null>;
  onMove: (days: number) => void;
  onResize: (days: number) => void;
  /** With the number of the task that is to come after this one. */
  onLink: (taskId: number) => void;
};

/** Nearer than this it was a click. */
const leastPixels = 4;
const rowSelector = 'li[data-record^="tasks:"]';

function kindOf(target: EventTarget): DragKind {
  const { handle } = (target as HTMLElement).dataset;
  return handle === 'resize' || handle === 'link' ? handle : 'move';
}

function rowAt({ clientX, clientY }: PointerEvent, own: Element): Element | undefined {
  const row = document.elementFromPoint(clientX, clientY)?.closest(rowSelector);
  return row && !row.contains(own) ? row : undefined;
}

/**
 * A bar follows the pointer by its own style alone, with the lines at it: nothing else is drawn anew until it is let
 * go, so that it follows among hundreds as it does among three.
 */
export function useBarDrag({ taskId, dayWidth, links, onMove, onResize, onLink }: Settings) {
  const drag = useRef<Drag | undefined>(undefined);
  const wasDragged = useRef(false);

  const begin = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !event.isPrimary) return;
    const { clientX: x, clientY: y, currentTarget } = event;
    // Not every browser puts the focus on what is pressed.
    const listening = new AbortController();
    const giveUp = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') putBack(currentTarget);
    };
    window.addEventListener('keydown', giveUp, { signal: listening.signal });
    drag.current = {
      ...{ x, y, kind: kindOf(event.target), days: 0, target: undefined },
      stopListening: () => listening.abort(),
    };
    wasDragged.current = false;
    currentTarget.setPointerCapture(event.pointerId);
  };

  const follow = (event: PointerEvent<HTMLElement>) => {
    const now = drag.current;
    if (!now) return;
    const [by, down] = [event.clientX - now.x, event.clientY - now.y];
    if (Math.hypot(by, now.kind === 'link' ? down : 0) >= leastPixels) wasDragged.current = true;
    if (!wasDragged.current) return;
    const { style } = event.currentTarget;
    style.willChange = 'transform';
    if (now.kind === 'link') {
      links.current?.draw(taskId, { x: by, y: down });
      const row = rowAt(event, event.currentTarget);
      if (row !== now.target) now.target?.removeAttribute('data-target');
      row?.setAttribute('data-target', '');
      now.target = row;
      return;
    }
    now.days = Math.round(by / dayWidth);
    if (now.kind === 'move') style.transform = `translateX(${by}px)`;
    else style.setProperty('--longer', `${by}px`);
    links.current?.follow(taskId, { left: now.kind === 'move' ? by : 0, right: by });
  };

  const putBack = (element: HTMLElement) => {
    const now = drag.current;
    drag.current = undefined;
    if (!now) return undefined;
    now.stopListening();
    for (const name of ['transform', 'will-change', '--longer']) element.style.removeProperty(name);
    now.target?.removeAttribute('data-target');
    links.current?.follow(taskId, { left: 0, right: 0 });
    links.current?.draw(taskId);
    return now;
  };

  const letGo = (event: PointerEvent<HTMLElement>) => {
    const now = putBack(event.currentTarget);
    if (!now) return;
    const after = Number(now.target?.getAttribute('data-record')?.slice('tasks:'.length));
    if (now.kind === 'link' && after > 0) onLink(after);
    if (now.kind === 'move' && now.days !== 0) onMove(now.days);
    if (now.kind === 'resize' && now.days !== 0) onResize(now.days);
  };

  return {
    /** Whether the click that follows is only the end of a drag. */
    isDragged: () => wasDragged.current,
    handlers: {
      onPointerDown: begin,
      onPointerMove: follow,
      onPointerUp: letGo,
      onPointerCancel: (event: PointerEvent<HTMLElement>) => putBack(event.currentTarget),
    },
  };
}

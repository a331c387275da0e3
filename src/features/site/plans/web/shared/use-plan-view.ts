import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { keepIn, placeAt, type View, wholeView, zoomAt } from '#/features/site/plans/rules/view';

type Spot = { x: number; y: number };

/** A finger that goes less far was pressing. */
const leastDrag = 6;

function middleOf(one: Spot, other: Spot): Spot {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function distanceOf(one: Spot, other: Spot): number {
  return Math.max(Math.hypot(one.x - other.x, one.y - other.y), 1);
}

/** One finger drags, two pinch, and a press that goes nowhere says where it was. */
export function usePlanView(
  frame: RefObject<HTMLDivElement | null>,
  onPlace: ((spot: Spot) => void) | undefined,
) {
  const [view, setView] = useState<View>(wholeView);
  const fingers = useRef(new Map<number, Spot>());
  const travelled = useRef(0);
  const sizeOf = () => frame.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
  const spotOf = ({ clientX, clientY }: PointerEvent): Spot => {
    const { left, top } = sizeOf();
    return { x: clientX - left, y: clientY - top };
  };
  const zoom = (factor: number) => {
    const size = sizeOf();
    setView((before) => zoomAt(before, factor, { x: size.width / 2, y: size.height / 2 }, size));
  };
  const onPointerDown = (event: PointerEvent) => {
    if (fingers.current.size === 0) travelled.current = 0;
    fingers.current.set(event.pointerId, spotOf(event));
  };
  const onPointerMove = (event: PointerEvent) => {
    const from = fingers.current.get(event.pointerId);
    if (!from) return;
    const to = spotOf(event);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    travelled.current += Math.hypot(to.x - from.x, to.y - from.y);
    fingers.current.set(event.pointerId, to);
    const size = sizeOf();
    if (other) {
      travelled.current = Number.POSITIVE_INFINITY;
      const factor = distanceOf(to, other) / distanceOf(from, other);
      setView((before) => zoomAt(before, factor, middleOf(to, other), size));
    } else if (travelled.current > leastDrag) {
      // Held from here on, so that a drag goes on outside of the frame.
      frame.current?.setPointerCapture(event.pointerId);
      setView((before) =>
        keepIn({ ...before, x: before.x + to.x - from.x, y: before.y + to.y - from.y }, size),
      );
    }
  };
  const onPointerUp = (event: PointerEvent) => {
    const wasDown = fingers.current.delete(event.pointerId);
    const isPress = wasDown && fingers.current.size === 0 && travelled.current <= leastDrag;
    if (isPress) onPlace?.(placeAt(view, spotOf(event), sizeOf()));
  };
  const onPointerCancel = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
  };
  return { view, zoom, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
}

const pressable = 'button, a[href], input, select, textarea, summary, [tabindex]';

let pressed: Element | null = null;

/**
 * Follows which element was pressed last. Safari doesn't focus a button that is clicked, so there the focused
 * element doesn't tell what opened a dialog.
 */
export function followPresses(): void {
  const onPointer = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest(pressable) : null;
  };
  const onKey = () => {
    pressed = null;
  };
  document.addEventListener('pointerdown', onPointer, true);
  document.addEventListener('keydown', onKey, true);
}

/** What the pointer pressed last; with the keyboard, what has the focus. */
export function findPressed(): Element | null {
  return pressed?.isConnected ? pressed : document.activeElement;
}

import { useState, useSyncExternalStore } from 'react';

let isPressed = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (isPressed === next) return;
  isPressed = next;
  for (const tell of listeners) tell();
}

const press = () => set(true);
// After the click that follows it.
const release = () => setTimeout(() => set(false));
const ends = ['pointerup', 'pointercancel', 'dragend', 'blur'] as const;

function subscribe(tell: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('pointerdown', press, true);
    for (const end of ends) window.addEventListener(end, release);
  }
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
    if (listeners.size > 0) return;
    window.removeEventListener('pointerdown', press, true);
    for (const end of ends) window.removeEventListener(end, release);
    isPressed = false;
  };
}

/**
 * As it was while a button is held down. Pressing one leaves a field, of which the message would come then and there:
 * the button moves away from under the pointer, and the click goes nowhere.
 */
export function useHeldWhilePressed<Value extends string | boolean | undefined>(value: Value): Value {
  const isDown = useSyncExternalStore(
    subscribe,
    () => isPressed,
    () => false,
  );
  const [held, setHeld] = useState(value);
  if (!isDown && held !== value) setHeld(value);
  return isDown ? held : value;
}

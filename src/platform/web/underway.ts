import { useCallback, useRef } from 'react';

/**
 * Lets a change start only while the very same one is not on its way: a second click in the same moment comes before
 * any button can show that it is busy. `done` is told when it has ended, however it ended.
 */
export function useUnderway() {
  const underway = useRef(new Set<string>());
  const starts = useCallback((name: string) => {
    if (underway.current.has(name)) return false;
    underway.current.add(name);
    return true;
  }, []);
  const done = useCallback((name: string) => {
    underway.current.delete(name);
  }, []);
  return { starts, done };
}

/** One text for everything that makes a call what it is. */
export function nameOf(input: unknown): string {
  return JSON.stringify(input, (_name, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
}

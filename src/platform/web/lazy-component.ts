import { type ComponentType, lazy } from 'react';

/** A component that arrives when it is first shown; React wants a default export for that, the house has none. */
export function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load() }));
}

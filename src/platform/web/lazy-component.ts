import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type Loadable = ComponentType<never>;

/** A component that arrives when it is first shown; React wants a default export for that, the house has none. */
export function lazyComponent<Name extends string, Module extends Record<Name, Loadable>>(
  name: Name,
  load: () => Promise<Module>,
): LazyExoticComponent<Module[Name]> {
  return lazy(async () => ({ default: (await load())[name] }));
}

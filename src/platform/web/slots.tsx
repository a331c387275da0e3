import { type ComponentType, createContext, type ReactNode, Suspense, useContext, useMemo } from 'react';

/** A place on a screen that other features fill, and what it takes: a component, or what the screen shows as one. */
export type Slot<Item> = { readonly name: string; readonly takes?: (item: Item) => void };

/** What a feature puts in a slot; the lowest place comes first. */
export type Filling = { slot: string; place: number; item: unknown };

export function defineSlot<Item>(name: string): Slot<Item> {
  return { name };
}

export function fill<Item>({ name }: Slot<Item>, place: number, item: NoInfer<Item>): Filling {
  return { slot: name, place, item };
}

const Fillings = createContext<readonly Filling[]>([]);

export const SlotsProvider = Fillings.Provider;

/** What features put there, in order. */
export function useSlot<Item>({ name }: Slot<Item>): readonly Item[] {
  const fillings = useContext(Fillings);
  return useMemo(
    () =>
      fillings
        .filter(({ slot }) => slot === name)
        .toSorted((one, other) => one.place - other.place)
        // Only `fill` puts something in it, and that takes nothing else.
        .map(({ item }) => item as Item),
    [fillings, name],
  );
}

type SlotPartsProps<Props> = { of: Slot<ComponentType<Props>>; given: NoInfer<Props>; loading?: ReactNode };

/** The components that features put in a slot, each with what the screen gives them. */
export function SlotParts<Props extends object>({ of, given, loading }: SlotPartsProps<Props>) {
  const parts = useSlot(of);
  return parts.map((Part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: features put in a slot what they do once and for all.
    <Suspense key={at} fallback={loading}>
      <Part {...given} />
    </Suspense>
  ));
}

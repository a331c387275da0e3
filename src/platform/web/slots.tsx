import { type ComponentType, createContext, Suspense, useContext } from 'react';
import { SkeletonList } from '#/ui/skeleton';

/** Places on a screen of one feature that others fill, each with parts that arrive when they are shown. */
export type Slots = { account: readonly ComponentType[] };

export const SlotsContext = createContext<Slots>({ account: [] });

export function Slot({ name }: { name: keyof Slots }) {
  return useContext(SlotsContext)[name].map((Part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what fills a place is the same as long as the program is
    <Suspense key={at} fallback={<SkeletonList rows={3} />}>
      <Part />
    </Suspense>
  ));
}

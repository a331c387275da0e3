import type { Photo } from '#/features/site/shared/photos/contract';

type Shaped = Pick<Photo, 'width' | 'height'>;

/** Both of a place, in the order in which they are given: the last taken first. */
export type BeforeAfter<P> = { before: readonly P[]; after: readonly P[] };

/** Whether there is something to lay over each other. */
export function hasBoth(photos: readonly Pick<Photo, 'phase'>[]): boolean {
  return photos.some(({ phase }) => phase === 'before') && photos.some(({ phase }) => phase === 'after');
}

function unlikeness(one: Shaped, other: Shaped): number {
  return Math.abs(Math.log(one.width / one.height / (other.width / other.height)));
}

/** The newest of afterwards, with that of before which was held the same way; of several the first that was taken. */
export function firstPair<P extends Shaped>({
  before,
  after,
}: BeforeAfter<P>): { before: P; after: P } | undefined {
  const [newest] = after;
  const [likest] = newest
    ? before.toReversed().toSorted((one, other) => unlikeness(one, newest) - unlikeness(other, newest))
    : [];
  return newest && likest && { before: likest, after: newest };
}

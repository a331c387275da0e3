import type { FrozenItem } from '#/features/outside/quote-requests/prices-contract';

/** ‘3. 02.40.1 Dakpannen’: by the number on the list, and by the architect's own where there is one. */
export function AskedItem({ item: { number, articleNumber, description } }: { item: FrozenItem }) {
  return (
    <>
      {number}. {articleNumber && <span className="text-ink-soft">{articleNumber} </span>}
      {description}
    </>
  );
}

import type { PaperLine } from '#/features/papers/shared/contract';
import type { ExampleLine } from '#/features/papers/shared/example/line';

/** A line of the story as it is stored; `idOf` knows the ids of others’ records by their feature and name. */
export function paperLine(
  { quantity, unit, unitPrice, item, ...rest }: ExampleLine,
  idOf: (feature: string, name: string) => number,
): PaperLine {
  return {
    ...rest,
    ...{ quantity: quantity ?? null, unit: unit ?? null, unitPrice: unitPrice ?? null, kind: 'line' },
    itemId: item === undefined ? null : idOf('meetstaat', item),
  };
}

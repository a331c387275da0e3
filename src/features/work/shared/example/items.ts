import type { ExampleItem } from '#/features/work/shared/example/item';
import { facadeItems } from '#/features/work/shared/example/items-facades';
import { generalItems } from '#/features/work/shared/example/items-general';
import { roofItems } from '#/features/work/shared/example/items-roof';
import { roomItems } from '#/features/work/shared/example/items-rooms';
import { techniqueItems } from '#/features/work/shared/example/items-techniques';

/** From the site to the finish, the order in which an architect writes a meetstaat. */
export const items: readonly ExampleItem[] = [
  ...generalItems,
  ...roofItems,
  ...facadeItems,
  ...techniqueItems,
  ...roomItems,
];

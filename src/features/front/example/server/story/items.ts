import { facadeItems } from '#/features/front/example/server/story/items-facades';
import { generalItems } from '#/features/front/example/server/story/items-general';
import { roofItems } from '#/features/front/example/server/story/items-roof';
import { roomItems } from '#/features/front/example/server/story/items-rooms';
import { techniqueItems } from '#/features/front/example/server/story/items-techniques';
import type { ExampleItem } from '#/features/front/example/server/story/shapes';

/** From the site to the finish, the order in which an architect writes a meetstaat. */
export const items: readonly ExampleItem[] = [
  ...generalItems,
  ...roofItems,
  ...facadeItems,
  ...techniqueItems,
  ...roomItems,
];

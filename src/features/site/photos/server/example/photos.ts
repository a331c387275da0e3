import type { DayOffset } from '#/core/day';
import * as inside from '#/features/site/photos/server/example/scenes-inside';
import * as outside from '#/features/site/photos/server/example/scenes-outside';
import type { PhotoPhase } from '#/features/site/shared/photos/contract';

type ExamplePhoto = {
  name: string;
  scene: string;
  room: string;
  phase: PhotoPhase;
  taken: DayOffset;
  caption: string;
  /** The work of the quote that it belongs to. */
  quote?: string;
};

export const photos: readonly ExamplePhoto[] = [
  {
    ...{ name: 'Keuken voor.jpg', scene: inside.kitchenBefore, room: 'Keuken', phase: 'before', taken: -121 },
    caption: 'De oude keuken, net na de aankoop',
  },
  {
    ...{ name: 'Badkamer voor.jpg', scene: inside.bathroomBefore, room: 'Badkamer', phase: 'before' },
    ...{ taken: -121, caption: 'Badkamer uit de jaren zestig' },
  },
  {
    ...{ name: 'Dak voor.jpg', scene: outside.roofBefore, room: 'Dak', phase: 'before', taken: -121 },
    ...{ caption: 'Mos en gebroken pannen, zonder onderdak', quote: 'roof' },
  },
  {
    ...{ name: 'Dak tijdens.jpg', scene: outside.roofDuring, room: 'Dak', phase: 'during', taken: -84 },
    ...{ caption: 'Onderdak en panlatten, de eerste pannen liggen', quote: 'roof' },
  },
  {
    ...{ name: 'Dak na.jpg', scene: outside.roofAfter, room: 'Dak', phase: 'after', taken: -69 },
    ...{ caption: 'Nieuwe pannen en drie dakvensters', quote: 'roof' },
  },
  {
    ...{ name: 'Achtergevel voor.jpg', scene: outside.facadeBefore, room: 'Achtergevel', phase: 'before' },
    ...{ taken: -121, caption: 'Vochtige achtergevel', quote: 'insulation' },
  },
  {
    ...{
      name: 'Keuken tijdens.jpg',
      scene: inside.kitchenDuring,
      room: 'Keuken',
      phase: 'during',
      taken: -43,
    },
    caption: 'De ligger boven de doorbraak ligt, nog op schoren',
  },
  {
    ...{ name: 'Achtergevel na.jpg', scene: outside.facadeAfter, room: 'Achtergevel', phase: 'after' },
    ...{ taken: -43, caption: 'Geïsoleerd en bepleisterd', quote: 'insulation' },
  },
  {
    ...{ name: 'Slaapkamer leidingen.jpg', scene: inside.wallHidden, room: 'Slaapkamer 1', phase: 'hidden' },
    ...{ taken: -1, caption: 'Waar de leidingen in de muur zitten', quote: 'electricity' },
  },
  {
    ...{ name: 'Living vloerverwarming.jpg', scene: inside.floorHidden, room: 'Living', phase: 'hidden' },
    ...{ taken: -1, caption: 'Vloerverwarming, voor de chape erover gaat', quote: 'heating' },
  },
];

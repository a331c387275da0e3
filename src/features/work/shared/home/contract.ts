import { z } from 'zod';
import { defineCall } from '#/core/call';
import { day, quantity, version } from '#/core/shapes';
import { type HomeUse, homeUses } from '#/features/work/shared/home-uses';

export const homeUseLabels: Record<HomeUse, string> = {
  own: 'Eigen bewoning',
  let: 'Verhuurd',
  mixed: 'Gemengd',
};

export const epcLabels = ['A+', 'A', 'B', 'C', 'D', 'E', 'F'] as const;

/** Whether the prices of the meetstaat are without VAT or with it. */
export const meetstaatVats = ['excl', 'incl'] as const;
export type MeetstaatVat = (typeof meetstaatVats)[number];

export const meetstaatVatLabels: Record<MeetstaatVat, string> = { excl: 'Zonder btw', incl: 'Met btw' };

export const home = z.object({
  street: z.string().nullable(),
  postcode: z.string().nullable(),
  city: z.string().nullable(),
  applicants: z.array(z.string()),
  firstUseYear: z.int().nullable(),
  /** In m², of what is lived in. */
  livingArea: quantity.nullable(),
  /** Before the works. */
  epcLabel: z.enum(epcLabels).nullable(),
  /** That of the deed, where its day is known. */
  boughtYear: z.int().nullable(),
  deedDate: day.nullable(),
  ean: z.string().nullable(),
  iban: z.string().nullable(),
  use: z.enum(homeUses).nullable(),
  /** Null: nobody said. */
  protectedCustomer: z.boolean().nullable(),
  /** After the works: whether the old part is at least half of the whole area. Null: not known. */
  keepsHalfOfArea: z.boolean().nullable(),
  keepsHalfOfBearingWalls: z.boolean().nullable(),
  meetstaatVat: z.enum(meetstaatVats),
  /** For who comes to work: when one is welcome, the key, where to park. */
  practical: z.string().nullable(),
  /** 0 while nothing was stored yet. */
  version,
});
export type Home = z.infer<typeof home>;

export const getHome = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/home',
  who: { right: 'read' },
  token: 'read',
  shows: ['homes'],
  summary: 'The home that is renovated; what nobody filled in is null',
  output: home,
  sameForAll: true,
});

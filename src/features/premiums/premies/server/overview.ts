import { premiesOverview, premiesStats } from '#/features/premiums/premies/overview-contract';
import * as store from '#/features/premiums/premies/server/overview-store';
import { defineOverview } from '#/platform/server/ports/overview';

export const premiesPart = defineOverview({
  shape: premiesOverview,
  stats: premiesStats,
  read: async ({ db, projectId }) => ({
    values: {
      premies: await store.listShownPremies(db, projectId),
      expectedPremieHoogstens: await store.sumHighestPremies(db, projectId),
    },
    stats: { expectedPremie: await store.sumPremies(db, projectId) },
  }),
});

import { meetstaatOverview } from '#/features/work/meetstaat/overview-contract';
import { getTotalsAndFirst } from '#/features/work/meetstaat/server/overview-store';
import { defineOverview } from '#/platform/server/ports/overview';

export const meetstaatPart = defineOverview({
  shape: meetstaatOverview,
  read: async ({ db, projectId }) => {
    const meetstaat = await getTotalsAndFirst(db, projectId);
    return { values: { meetstaat }, hasPapers: meetstaat.count > 0 };
  },
});

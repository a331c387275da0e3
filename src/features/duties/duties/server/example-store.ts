import { dutyAnswers, dutyStates } from '#/features/duties/duties/server/tables';
import type { ExamplePart } from '#/platform/server/ports/example';

/** Some questions answered and some left to try; what the story has behind it is in order. */
export const dutiesExample: ExamplePart = {
  write: async ({ db, projectId, ownerId, on }) => {
    const shared = { projectId, createdBy: ownerId };
    await db.insert(dutyAnswers).values([
      { ...shared, question: 'extension', value: false },
      { ...shared, question: 'bearingWalls', value: true },
      { ...shared, question: 'permit', value: on(-160) },
      { ...shared, question: 'architect', value: true },
      { ...shared, question: 'residents', value: 0 },
    ]);
    await db.insert(dutyStates).values([
      { ...shared, duty: 'insurer', state: 'done', reason: 'Gemeld per mail, en bevestigd' },
      { ...shared, duty: 'epb-start', state: 'done' },
      { ...shared, duty: 'safety-coordinator', state: 'done', reason: 'Aangesteld door de architect' },
      {
        ...shared,
        duty: 'all-risk',
        state: 'not-applicable',
        reason: 'De architect raadde het hier niet aan',
      },
      {
        ...{ ...shared, duty: 'electricity-after-purchase', state: 'not-applicable' as const },
        reason: 'De installatie wordt helemaal vernieuwd, en dan gekeurd',
      },
    ]);
  },
};

import { dayAt } from '#/core/day';
import * as calls from '#/features/money/bank/contract';
import { answerOf } from '#/features/money/bank/server/answer';
import { applyLines } from '#/features/money/bank/server/apply';
import { createBankReader } from '#/features/money/bank/server/reading/bank-pool';
import { createSealer } from '#/features/money/bank/server/seal';
import * as store from '#/features/money/bank/server/store';
import type { Services } from '#/platform/server/services';

export function bankRoutes({ route, db, heavyWork, bookings, now, onClose }: Services): void {
  const reader = createBankReader();
  onClose(reader.close);

  route(calls.readBankFile, ({ user, project: { projectId }, body, file: { bytes }, reply }) =>
    heavyWork.run({ user, reply }, async (job) => {
      const sealer = await createSealer(db);
      const chosen = body.mapping ?? undefined;
      const first = await reader.run({ bytes, mapping: chosen }, job);
      const key = first.layout && sealer.layoutKey(user.id, first.layout.signature);
      if (key && chosen && first.layout) await store.rememberLayout(db, user.id, key, first.layout.guess);
      const known = key && !chosen ? await store.findLayout(db, user.id, key) : undefined;
      const statement = known ? await reader.run({ bytes, mapping: asChosen(known) }, job) : first;
      const place = { userId: user.id, projectId };
      return answerOf(db, place, statement, { sealer, bookings, today: dayAt(now()) });
    }),
  );

  route(calls.applyBankFile, async ({ transact, user, project: { projectId }, body: { lines } }) => {
    const parts = { sealer: await createSealer(db), bookings, today: dayAt(now()) };
    return transact((tx) => applyLines(tx, { userId: user.id, projectId }, lines, parts));
  });
}

function asChosen(mapping: Awaited<ReturnType<typeof store.findLayout>>): calls.MappingInput {
  return Object.fromEntries(Object.entries(mapping ?? {}).filter(([, place]) => typeof place === 'number'));
}

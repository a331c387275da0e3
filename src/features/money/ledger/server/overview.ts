import { ledgerOverview } from '#/features/money/ledger/contract';
import { readLedger } from '#/features/money/ledger/server/shared/read-ledger';
import { defineOverview } from '#/platform/server/ports/overview';

export const ledgerPart = defineOverview({
  shape: ledgerOverview,
  read: async (asked) => ({
    values: { ledger: await readLedger(asked) },
  }),
});

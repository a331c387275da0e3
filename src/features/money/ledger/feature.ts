import { ledgerHelp } from '#/features/money/ledger/help';
import { verdictLine } from '#/features/money/ledger/server/letter-line';
import { ledgerPart } from '#/features/money/ledger/server/overview';
import { recordDays } from '#/features/money/ledger/server/record-days';
import { ledgerRoutes } from '#/features/money/ledger/server/routes';
import type { Feature } from '#/platform/server/feature';

export const ledgerFeature: Feature = {
  name: 'ledger',
  help: ledgerHelp,
  routes: ledgerRoutes,
  overview: ledgerPart,
  jobs: recordDays,
  letterLine: verdictLine,
  words: {
    tables: { ledger_days: 'Verwachte eindkost' },
    columns: { low: 'Laagste', high: 'Hoogste' },
  },
};

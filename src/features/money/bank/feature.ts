import { bankHelp } from '#/features/money/bank/help';
import { bankPage } from '#/features/money/bank/page';
import { bankRoutes } from '#/features/money/bank/server/routes';
import { listLayouts } from '#/features/money/bank/server/store';
import { bankLines } from '#/features/money/bank/server/tables';
import { defineRecord } from '#/platform/server/database/stores/record-kind';
import { type Feature, nothing } from '#/platform/server/feature';
import { free } from '#/platform/server/standing/rule';

export const bankFeature: Feature = {
  name: 'bank',
  page: bankPage,
  help: bankHelp,
  routes: bankRoutes,
  records: {
    bankLines: defineRecord({
      table: bankLines,
      // What became of it stands in the history.
      outOfHistory: true,
      standing: free,
      log: {
        hidden: ['key', 'part', 'paymentId', 'invoiceId', 'premiumFileId'],
        isUndoneApart: true,
        any: 'een lijn van het bankbestand',
        name: () => 'een lijn van het bankbestand',
      },
    }),
  },
  account: { exports: { word: 'bankkolommen', list: listLayouts } },
  deadlines: nothing,
  calendar: nothing,
  todo: nothing,
  report: nothing,
  overview: nothing,
  money: nothing,
  news: nothing,
  example: nothing,
  find: nothing,
  words: {
    tables: { bank_lines: 'Bankbestand', bank_layouts: 'Kolommen van bankbestanden' },
    columns: {
      key: 'Kenmerk',
      part: 'Deel',
      paymentId: 'Betaling',
      premiumFileId: 'Premiedossier',
      mapping: 'Kolommen',
      chosenAt: 'Gekozen op',
    },
  },
};

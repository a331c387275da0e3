import { bankPage } from '#/features/money/bank/page';
import type { Find } from '#/platform/web/find';

export const bankFind: Find = {
  name: 'bank',
  screen: {
    page: bankPage,
    words: 'rekeninguittreksel betalingen inlezen csv coda camt kbc belfius ing bnp fortis overschrijvingen',
  },
};

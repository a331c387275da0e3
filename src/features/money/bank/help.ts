import type { PageHelp } from '#/core/help';
import { bankPage } from '#/features/money/bank/page';

export const bankHelp: PageHelp = {
  page: bankPage,
  purpose:
    'Noteer uw betalingen in één keer, uit het bestand dat u bij uw bank ophaalt. Wat u niet kiest, bewaren we niet.',
  acts: [
    'Haal bij uw bank een bestand op (CSV, CAMT of CODA) en sleep het hierheen.',
    'Kijk per lijn na welke factuur erbij hoort en waarom; wat zeker is, is al aangevinkt.',
    'Noteer alles wat u koos in één keer; het kan ook in één keer ongedaan gemaakt worden.',
  ],
  words: [{ word: 'bankbestand', means: 'De lijst van verrichtingen die u bij uw bank downloadt.' }],
  asked: 'betalingen inlezen rekeninguittreksel uittreksel verrichtingen csv coda',
};

import type { PageHelp } from '#/core/help';
import { dashboardPage } from '#/features/front/dashboard/page';

export const dashboardHelp: PageHelp = {
  page: dashboardPage,
  purpose:
    'Hier ziet u in één oogopslag of uw budget volstaat, wat aandacht vraagt en wie er deze week komt werken.',
  acts: [
    'Lees bovenaan of u toekomt met uw budget, en wat er reden tot twijfel geeft.',
    'Werk af wat onder ‘Wat vraagt aandacht’ staat; wat nog kan wachten, zet u met het klokje opzij.',
    'Voeg met ‘Toevoegen’ een foto, een papier, een bonnetje of iets anders toe, vanaf elk scherm.',
  ],
  words: [
    { word: 'wat vraagt aandacht', means: 'Wat te laat of verkeerd is, en wat binnenkort moet gebeuren.' },
    { word: 'opzij gezet', means: 'Een tijd uit uw eigen lijst: anderen zien het nog.' },
    { word: 'vastgelegd', means: 'Wat u met een geaccepteerde offerte en goedgekeurd meerwerk afsprak.' },
    { word: 'verwachte eindkost', means: 'Wat alles samen zal kosten, van de lage tot de hoge kant.' },
    {
      word: 'voorbeeldproject',
      means: 'Een verzonnen project om rond te kijken, dat u in één keer weer verwijdert.',
    },
  ],
  asked: 'overzicht begin beginnen samenvatting aandacht toekomen doen',
};

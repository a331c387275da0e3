import type { PageHelp } from '#/core/help';
import { budgetPage } from '#/features/money/budget/page';
import { budgetWords } from '#/features/money/budget/rules/figures';

export const budgetHelp: PageHelp = {
  page: budgetPage,
  purpose:
    'Of u toekomt: wat de renovatie naar verwachting kost, waar het geld heen gaat, en wanneer u het nodig heeft.',
  acts: [
    'Vul met ‘Budget Bewerken’ uw renovatiebudget, eigen inbreng, lening en de kosten van de aankoop in.',
    'Kijk bij ‘Per werk’ wat elk soort werk kost, naast wat u raamde.',
    'Bekijk bij ‘Kasplan’ in welke maand het krap wordt, en probeer uit wat uitstel of duurder werk doet.',
  ],
  words: [
    { word: 'verwachte eindkost', means: 'Wat alles samen zal kosten, van de lage tot de hoge kant.' },
    { word: 'vastgelegd', means: 'Wat u met een geaccepteerde offerte en goedgekeurd meerwerk afsprak.' },
    { word: 'eigen inbreng', means: 'Wat u zelf betaalt, zonder lening.' },
    { word: 'geleend bedrag', means: 'Wat de bank u leent.' },
    { word: 'notariskosten', means: 'Wat de notaris voor de aankoop vraagt.' },
    { word: 'registratierechten', means: 'De belasting op de aankoop van een woning.' },
    { word: 'kasplan', means: 'Maand per maand wat binnenkomt, wat weggaat en wat u overhoudt.' },
  ],
  asked: 'geld lening krediet kosten kost toekomen tekort',
  figures: Object.values(budgetWords),
};

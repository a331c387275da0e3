import type { PageHelp } from '#/core/help';
import { reportsPage } from '#/features/money/reports/page';

export const reportsHelp: PageHelp = {
  page: reportsPage,
  purpose: 'Uw renovatie op papier, voor de bank, uw architect of uzelf.',
  acts: [
    'Maak een PDF van budget en kasplan, bijvoorbeeld voor uw bank.',
    'Geef uw architect de meetstaat met wat geoffreerd, gefactureerd en betaald is.',
    'Druk af wat elke firma vroeg en kreeg.',
  ],
  words: [
    { word: 'kasplan', means: 'Maand per maand wat binnenkomt, wat weggaat en wat u overhoudt.' },
    { word: 'dekking', means: 'Het deel van een post waarvoor er een offerte, factuur of betaling is.' },
  ],
  asked: 'pdf afdrukken druk printen print rapport',
};

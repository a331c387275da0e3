import type { PageHelp } from '#/core/help';
import { todoPage } from '#/features/reminders/todo/page';

export const todoHelp: PageHelp = {
  page: todoPage,
  purpose:
    'Alles met een laatste dag op een rij: facturen, offertes die verlopen, taken, premies, papieren en uw eigen herinneringen.',
  acts: [
    'Open een regel om meteen te doen wat er staat.',
    'Zet met het klokje opzij wat kan wachten: voor u alleen, en het komt vanzelf terug.',
    'Maak met ‘Nieuwe herinnering’ een termijn van uzelf.',
  ],
  words: [
    { word: 'termijn', means: 'Een laatste dag: van een factuur, een offerte, een taak of iets anders.' },
    { word: 'opzij gezet', means: 'Een tijd uit uw eigen lijst: anderen zien het nog.' },
  ],
  asked: 'herinnering herinneren deadline vervaldag vergeten',
};

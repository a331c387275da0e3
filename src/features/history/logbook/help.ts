import type { PageHelp } from '#/core/help';
import { logbookPage } from '#/features/history/logbook/page';

export const logbookHelp: PageHelp = {
  page: logbookPage,
  purpose: 'Wie deed wat en wanneer in dit project, met wat het was en wat het werd.',
  acts: [
    'Zoek een wijziging op soort, persoon of periode.',
    'Lees bij een regel wat er stond en wat er nu staat.',
    'Maak ongedaan wat verkeerd ging; steunt er iets later op, dan vragen we het eerst.',
  ],
  words: [
    { word: 'eigenaar', means: 'Wie het project beheert, deelt en kan verwijderen.' },
    { word: 'bewerker', means: 'Wie alles in het project mag wijzigen, maar het niet beheert.' },
    { word: 'medewerker', means: 'Wie mag lezen en toevoegen, en wijzigen wat men zelf toevoegde.' },
  ],
  asked: 'geschiedenis ongedaan terugdraaien wijziging veranderd',
};

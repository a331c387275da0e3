import type { PageHelp } from '#/core/help';
import { planningPage } from '#/features/site/planning/page';
import { activeWords } from '#/features/site/shared/planning/rules/tasks';

export const planningHelp: PageHelp = {
  page: planningPage,
  purpose: 'Wie komt wanneer, en wat moet daarvoor klaar, besteld of beslist zijn.',
  acts: [
    'Maak een taak met ‘Nieuwe taak’: wat, wie, en van wanneer tot wanneer.',
    'Verschuif taken op de tijdslijn; u leest eerst wat er mee opschuift.',
    'Bekijk in ‘Agenda’ wie er elke dag komt, en bel met één druk.',
  ],
  words: [
    { word: 'taak', means: 'Werk met een begin en een einde, en wie het doet.' },
    { word: 'mijlpaal', means: 'Eén dag waarop iets klaar of geleverd is, zoals de oplevering.' },
    { word: 'termijn', means: 'Een laatste dag: van een factuur, een offerte, een taak of iets anders.' },
  ],
  asked: 'plannen plan agenda kalender verschuiven uitstellen taken wanneer',
  figures: [activeWords],
};

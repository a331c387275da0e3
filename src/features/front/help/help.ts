import type { PageHelp } from '#/core/help';
import { helpPage } from '#/features/front/help/page';

export const helpHelp: PageHelp = {
  page: helpPage,
  purpose: 'Waarvoor elk scherm dient, wat u er doet, hoe we rekenen en wat de woorden betekenen.',
  acts: [
    'Druk op een scherm op het vraagteken bovenaan voor de hulp erbij.',
    'Typ na Ctrl K een vraag, zoals ‘hoe betaal ik’.',
    'Druk op de i naast een cijfer om te lezen hoe we het berekenen.',
  ],
  words: [],
  asked: 'vraag vragen uitleg',
};

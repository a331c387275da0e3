import type { PageHelp } from '#/core/help';
import { newThingPage } from '#/features/work/new-thing/page';

export const newThingHelp: PageHelp = {
  page: newThingPage,
  purpose: 'Uw regels bij New thing, met wie erbij hoort en wat het kost.',
  acts: [
    'Voeg een regel toe.',
    'Open een regel om ze te bewerken.',
    'Verwijder wat niet meer nodig is; het staat nog een tijd in de prullenmand.',
  ],
  words: [],
};

import type { PageHelp } from '#/core/help';
import { documentsPage } from '#/features/work/documents/page';

export const documentsHelp: PageHelp = {
  page: documentsPage,
  purpose: 'Vergunningen, plannen, attesten en andere papieren van uw verbouwing, per soort in mappen.',
  acts: [
    'Sleep bestanden hierheen of maak een foto, en kies hun categorie.',
    'Vul ‘Geldig tot’ in bij een verzekering, garantie of keuring: u wordt er op tijd aan herinnerd.',
    'Open een document om het te bekijken, te downloaden of in een andere map te zetten.',
  ],
  words: [
    { word: 'attest', means: 'Een papier waarop iemand bevestigt dat iets in orde is of gedaan werd.' },
  ],
  asked: 'document bestand bewaren bewaar uploaden vergunning epc verzekering',
};

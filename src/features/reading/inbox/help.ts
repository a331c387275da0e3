import type { PageHelp } from '#/core/help';
import { inboxPage } from '#/features/reading/inbox/page';

export const inboxHelp: PageHelp = {
  page: inboxPage,
  purpose:
    'Hier komt alle papier binnen: offertes, facturen en ander papier. Wij lezen het, u kijkt het na en bewaart het op zijn plaats.',
  acts: [
    'Sleep bestanden hierheen, kies ze of maak er een foto van; meer tegelijk mag.',
    'Kijk met ‘Nakijken’ na wat we lazen: het papier staat naast de velden.',
    'Bewaar het als offerte, factuur of document.',
  ],
  words: [{ word: 'postvak', means: 'Wat binnenkwam en nog niet nagekeken is.' }],
  asked: 'scannen scan inscannen pdf lezen upload uploaden papier papieren fotograferen binnenbrengen',
};

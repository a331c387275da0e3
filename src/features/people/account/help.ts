import type { PageHelp } from '#/core/help';
import { accountPage } from '#/features/people/account/page';

export const accountHelp: PageHelp = {
  page: accountPage,
  purpose: 'Wat van u is en niet van het project: uw toestellen, herinneringen, programma’s en gegevens.',
  acts: [
    'Kies welke herinneringen u per e-mail krijgt, en vanaf hoeveel dagen vooraf.',
    'Log een toestel uit dat u niet herkent.',
    'Download al uw gegevens of één project als archief, of verwijder uw account.',
  ],
  words: [
    { word: 'programma', means: 'Iets van uzelf dat één project mag lezen of er papier in mag brengen.' },
    { word: 'token', means: 'De sleutel waarmee zo’n programma binnenkomt.' },
  ],
  asked: 'account wachtwoord uitloggen e-mails archief exporteren downloaden toestel sneltoetsen',
};

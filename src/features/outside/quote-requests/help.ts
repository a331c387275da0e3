import type { PageHelp } from '#/core/help';
import { quoteRequestsPage } from '#/features/outside/quote-requests/page';

export const quoteRequestsHelp: PageHelp = {
  page: quoteRequestsPage,
  purpose:
    'Vraag in één keer prijs aan meerdere aannemers voor dezelfde posten, en leg hun antwoorden naast elkaar en naast uw raming.',
  acts: [
    'Maak een prijsvraag: kies posten van de meetstaat, de aannemers en de dag waartegen u een antwoord wilt.',
    'Beantwoord hun vragen, aan wie ze stelde of aan iedereen, en volg wie al een prijs gaf.',
    'Leg de prijzen naast elkaar; elk antwoord staat ook als offerte bij Offertes.',
  ],
  words: [
    {
      word: 'prijsvraag',
      means: 'Posten van de meetstaat die u naar aannemers stuurt om hun prijs te vragen.',
    },
    {
      word: 'link',
      means: 'Waarmee een aannemer zijn prijs invult, zonder account en zonder de anderen te zien.',
    },
  ],
  asked: 'prijs prijzen vragen offerte aanvragen vraag aannemers',
};

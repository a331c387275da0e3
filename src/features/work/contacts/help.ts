import type { PageHelp } from '#/core/help';
import { contactsPage } from '#/features/work/contacts/page';
import { moneyWords } from '#/features/work/contacts/rules/history';

export const contactsHelp: PageHelp = {
  page: contactsPage,
  purpose: 'Uw aannemers, leveranciers en architecten, met wat u samen afsprak, betaalde en plande.',
  acts: [
    'Voeg iemand toe met ‘Nieuw contact’, of haal contacten uit een vCard of csv.',
    'Open een contact om te bellen of te mailen, en te zien wat afgesproken, gefactureerd en betaald is.',
    'Geef een aannemer met ‘Eigen pagina’ een link naar zijn taken, offertes en facturen, zonder account.',
  ],
  words: [
    { word: 'aannemer', means: 'Wie werken uitvoert.' },
    { word: 'leverancier', means: 'Wie materiaal of toestellen verkoopt.' },
    {
      word: 'vak',
      means:
        'Waarvoor u iemand roept, zoals loodgieter of dakwerker; staat er ‘vermoedelijk’, dan raadden we het uit de papieren.',
    },
    {
      word: 'eigen pagina',
      means: 'Wat een contact met een link van u ziet, zonder account en zonder iets van anderen.',
    },
  ],
  asked: 'adresboek bellen bel telefoon mailen loodgieter elektricien vakman importeren link toegang',
  figures: Object.values(moneyWords),
};

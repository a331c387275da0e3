import type { PageHelp } from '#/core/help';
import { homePage } from '#/features/work/home/page';

export const homeHelp: PageHelp = {
  page: homePage,
  purpose:
    'Wat we van uw woning weten. Btw, premies, rechten en plichten en de controle van uw papieren hangen ervan af.',
  acts: [
    'Vul met ‘Bewerken’ adres, eerste gebruik, akte en gebruik van uw woning in.',
    'Zeg of de prijzen van uw meetstaat met of zonder btw zijn.',
    'Noteer wat aannemers moeten weten: wanneer ze welkom zijn, de sleutel, waar ze parkeren.',
  ],
  words: [
    {
      word: 'eerste gebruik',
      means: 'Het jaar waarin uw woning voor het eerst bewoond werd; daarvan hangt het btw-tarief af.',
    },
  ],
  asked: 'adres bouwjaar btw intake sleutel huis',
};

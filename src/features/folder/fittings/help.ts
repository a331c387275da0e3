import type { PageHelp } from '#/core/help';
import { fittingsPage } from '#/features/folder/fittings/page';

export const fittingsHelp: PageHelp = {
  page: fittingsPage,
  purpose: 'Wat er in uw woning zit: tot wanneer iemand ervoor instaat, en wanneer het onderhoud vraagt.',
  acts: [
    'Neem met één tik over wat we op uw facturen vonden, of voeg zelf iets toe.',
    'Druk na een onderhoud op ‘Vandaag onderhouden’.',
    'Druk etiketten af met een QR-code die het toestel hier opent.',
  ],
  words: [
    { word: 'toestel of onderdeel', means: 'Wat in uw woning zit, zoals een ketel, ramen of dakpannen.' },
    { word: 'waarborg', means: 'De tijd waarin iemand instaat voor wat hij leverde of plaatste.' },
  ],
  asked: 'garantie ketel onderhouden handleiding etiket serienummer',
};

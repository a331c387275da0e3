import type { PageHelp } from '#/core/help';
import { sitePage } from '#/features/site/photos/page';

export const siteHelp: PageHelp = {
  page: sitePage,
  purpose:
    'Het geheugen van de werf: foto’s per dag of per ruimte, punten die nog niet in orde zijn, een dagboek en plannen.',
  acts: [
    'Neem foto’s, vooral van wat straks achter pleister en vloer verdwijnt; zonder verbinding wachten ze op uw toestel.',
    'Noteer bij ‘Punten’ wat niet in orde is, en zeg na het herstel ‘in orde’ of ‘nog niet’.',
    'Schrijf in het dagboek wat er gebeurde, en zet punten en foto’s met een speld op een plan.',
  ],
  words: [
    { word: 'werf', means: 'De plaats waar gewerkt wordt: uw woning.' },
    { word: 'ruimte', means: 'Een kamer of deel van de woning, waar foto’s, taken en posten bij horen.' },
    { word: 'voor het dichtgaat', means: 'Wat u fotografeert voor pleister, chape of vloer het bedekt.' },
    { word: 'punt', means: 'Iets wat niet in orde is, met een nummer dat het altijd houdt.' },
    {
      word: 'dagboek',
      means: 'Per dag wat er op de werf gebeurde; taken, papieren en foto’s staan er vanzelf.',
    },
    { word: 'speld', means: 'De plaats van een punt of foto op een plan.' },
  ],
  asked: 'foto fotograferen fotografeer gebrek gebreken opleverpunt oplevering camera dagboek plannen',
};

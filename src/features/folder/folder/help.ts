import type { PageHelp } from '#/core/help';
import { folderPage } from '#/features/folder/folder/page';

export const folderHelp: PageHelp = {
  page: folderPage,
  purpose:
    'Het geheugen van uw woning: vergunning en plannen, wie wat deed, wat waar zit, attesten, facturen en waarborgen.',
  acts: [
    'Lees per hoofdstuk wat ontbreekt, en vraag het met ‘Vraag dit stuk’.',
    'Download alles in één ZIP, of maak er een PDF van.',
    'Geef een koper of notaris met een link de hoofdstukken die u kiest, tot een dag die u kiest.',
  ],
  words: [
    { word: 'woningmap', means: 'Alles wat bij de woning blijft: papieren, foto’s en wie wat deed.' },
    { word: 'hoofdstuk', means: 'Een deel van de woningmap, met wat er staat en wat er ontbreekt.' },
    { word: 'link', means: 'Waarmee iemand zonder account leest wat u koos.' },
    {
      word: 'postinterventiedossier',
      means: 'Het wettelijke dossier voor wie later aan de woning werkt; de woningmap vervangt het niet.',
    },
  ],
  asked: 'verkopen verkoop notaris koper dossier pid',
};

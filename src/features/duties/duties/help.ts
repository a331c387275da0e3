import type { PageHelp } from '#/core/help';
import { dutiesPage } from '#/features/duties/duties/page';

export const dutiesHelp: PageHelp = {
  page: dutiesPage,
  purpose:
    'Wat voor uw woning geldt, van voor u tekent tot na de werken: tegen wanneer, wie het doet en welk bewijs u bewaart.',
  acts: [
    'Beantwoord de vragen over uw woning; ‘Weet ik niet’ is ook een antwoord.',
    'Open een regel om te lezen waarom ze geldt, wat er anders gebeurt en hoe zeker dat is.',
    'Zet op ‘In orde’ wat gebeurd is, en bewaar het bewijs erbij.',
  ],
  words: [
    { word: 'recht', means: 'Wat u volgens de wet mag eisen of doen.' },
    { word: 'plicht', means: 'Wat de wet van u of van een ander vraagt.' },
    { word: 'advies', means: 'Wat niet verplicht is, maar wel verstandig.' },
  ],
  asked: 'wet wettelijk verplicht verplichting vergunning asbest epb keuring moeten',
};

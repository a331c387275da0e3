import type { PageHelp } from '#/core/help';
import { privacyPage } from '#/features/people/privacy/page';

export const privacyHelp: PageHelp = {
  page: privacyPage,
  purpose: 'Wat we van u bewaren, waar, hoelang, en wat deze server verlaat.',
  acts: [
    'Lees welke gegevens we bewaren en hoelang.',
    'Kijk na naar welke diensten er iets gaat.',
    'Neem uw gegevens mee of laat ze verwijderen bij ‘Uw account’.',
  ],
  words: [],
  asked: 'gegevens bewaard gdpr persoonsgegevens',
};

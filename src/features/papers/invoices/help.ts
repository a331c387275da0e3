import type { PageHelp } from '#/core/help';
import { invoicesPage } from '#/features/papers/invoices/page';
import { invoiceTotalWords } from '#/features/papers/shared/invoices/rules/invoice';
import { toPayWords } from '#/features/papers/shared/invoices/rules/payments';

export const invoicesHelp: PageHelp = {
  page: invoicesPage,
  purpose:
    'Wat u moet betalen en al betaalde, wat er niet klopt aan een factuur, en wat voor een premie kan tellen.',
  acts: [
    'Betaal met ‘Betalen’: scan de QR-code met de app van uw bank en markeer de factuur als betaald.',
    'Voeg een factuur toe met ‘Papier toevoegen’ of ‘Nieuwe factuur’; we zeggen wat er niet aan klopt.',
    'Noteer veel betalingen in één keer met ‘Bankbestand’.',
  ],
  words: [
    { word: 'factuur', means: 'Wat u moet betalen, meestal een deel van een offerte.' },
    { word: 'directe uitgave', means: 'Een factuur of bonnetje waar geen offerte bij hoort.' },
    { word: 'creditnota', means: 'Een papier waarmee een firma u een bedrag teruggeeft.' },
    {
      word: 'gecrediteerd',
      means: 'Helemaal teruggegeven met een creditnota: er valt niets meer te betalen.',
    },
    { word: 'subsidiabel', means: 'Kan tellen voor een premie.' },
  ],
  asked:
    'betaal betalen betaling qr qr-code overschrijven overschrijving rekening openstaand bonnetje creditnota',
  figures: [...Object.values(invoiceTotalWords), toPayWords],
};

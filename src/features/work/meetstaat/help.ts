import type { PageHelp } from '#/core/help';
import { meetstaatPage } from '#/features/work/meetstaat/page';
import { coverageWords } from '#/features/work/meetstaat/rules/coverage';
import { withVatWords } from '#/features/work/shared/rules/with-vat';

export const meetstaatHelp: PageHelp = {
  page: meetstaatPage,
  purpose:
    'De lijst van alle werken met hoeveelheid en prijs: uw raming. U legt er offertes en facturen naast en ziet wat nog niet gedekt is.',
  acts: [
    'Haal de lijst van uw architect binnen met ‘Excel importeren’, of maak posten met ‘Nieuw item’.',
    'Kies ‘Dekking’ om te zien wat geoffreerd, gefactureerd en betaald is, en wat nog geen offerte heeft.',
    'Vraag met ‘Prijs vragen’ aan aannemers wat posten kosten.',
  ],
  words: [
    {
      word: 'meetstaat',
      means: 'De lijst van werken met hoeveelheden en prijzen, meestal van uw architect.',
    },
    { word: 'post', means: 'Eén lijn van de meetstaat; op de knoppen heet ze ‘item’.' },
    { word: 'raming', means: 'Wat u denkt dat een post zal kosten, voor er een offerte is.' },
    { word: 'dekking', means: 'Het deel van een post waarvoor er een offerte, factuur of betaling is.' },
    { word: 'subsidiabel', means: 'Kan tellen voor een premie.' },
  ],
  asked: 'raming schatting schatten architect excel importeren importeer item items posten hoeveelheid',
  figures: [coverageWords, withVatWords],
};

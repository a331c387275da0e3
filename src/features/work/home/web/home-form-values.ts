import { z } from 'zod';
import { isDay } from '#/core/day';
import { formatQuantity, quantityFromDecimal } from '#/core/quantity';
import { homeFields } from '#/features/work/shared/home/change-contract';
import {
  type Home,
  homeUseLabels,
  meetstaatVatLabels,
  meetstaatVats,
} from '#/features/work/shared/home/contract';
import { dayValue } from '#/platform/web/form-schema';
import { type FormWords, inDay, inText, inWord } from '#/platform/web/merge/field-words';

const {
  street,
  postcode,
  city,
  applicants,
  firstUseYear,
  livingArea,
  epcLabel,
  boughtYear,
  ean,
  iban,
  use,
  practical,
} = homeFields.shape;
const answers = ['', 'ja', 'nee'] as const;
export const answerLabels = { ja: 'Ja', nee: 'Nee' };
const answer = z.enum(answers).transform((said) => (said === '' ? null : said === 'ja'));

function answerOf(said: boolean | null): (typeof answers)[number] {
  return said === null ? '' : said ? 'ja' : 'nee';
}

/** As the fields hold it: names one below the other, and what nobody said as an empty choice. */
export const homeForm = z.object({
  ...{ street, postcode, city, firstUseYear, livingArea, epcLabel, boughtYear, ean, iban, use, practical },
  deedDate: dayValue.nullable(),
  applicants: z
    .string()
    .transform((lines): string[] | null | undefined => lines.split('\n'))
    .pipe(applicants),
  meetstaatVat: z.enum(meetstaatVats),
  protectedCustomer: answer,
  keepsHalfOfArea: answer,
  keepsHalfOfBearingWalls: answer,
});

export type HomeDraft = z.input<typeof homeForm>;
export type HomeValues = z.output<typeof homeForm>;

export function draftOf(home: Home): HomeDraft {
  const { deedDate } = home;
  return {
    street: home.street ?? '',
    postcode: home.postcode ?? '',
    city: home.city ?? '',
    applicants: home.applicants.join('\n'),
    firstUseYear: String(home.firstUseYear ?? ''),
    livingArea: home.livingArea === null ? '' : formatQuantity(quantityFromDecimal(home.livingArea)),
    epcLabel: home.epcLabel ?? '',
    boughtYear: deedDate ? '' : String(home.boughtYear ?? ''),
    deedDate: deedDate && isDay(deedDate) ? deedDate : null,
    ean: home.ean ?? '',
    iban: home.iban ?? '',
    use: home.use ?? '',
    practical: home.practical ?? '',
    meetstaatVat: home.meetstaatVat,
    protectedCustomer: answerOf(home.protectedCustomer),
    keepsHalfOfArea: answerOf(home.keepsHalfOfArea),
    keepsHalfOfBearingWalls: answerOf(home.keepsHalfOfBearingWalls),
  };
}

export const words: FormWords<HomeDraft> = {
  street: inText('Straat en nummer'),
  postcode: inText('Postcode'),
  city: inText('Gemeente'),
  applicants: inText('Aanvragers'),
  firstUseYear: inText('Jaar van eerste gebruik'),
  livingArea: inText('Bewoonbare oppervlakte (m²)'),
  epcLabel: inText('EPC-label'),
  boughtYear: inText('Jaar van aankoop'),
  deedDate: inDay('Datum van de akte'),
  ean: inText('EAN-code'),
  iban: inText('IBAN voor premies'),
  use: inWord('Gebruik', homeUseLabels),
  practical: inText('Praktisch voor wie komt werken'),
  meetstaatVat: inWord('Prijzen van de meetstaat', meetstaatVatLabels),
  protectedCustomer: inWord('Beschermde klant', answerLabels),
  keepsHalfOfArea: inWord('Oude deel minstens de helft', answerLabels),
  keepsHalfOfBearingWalls: inWord('Helft van de dragende muren blijft', answerLabels),
};

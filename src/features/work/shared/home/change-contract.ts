import { z } from 'zod';
import { defineCall } from '#/core/call';
import { changesOf } from '#/core/changes-of';
import { dayAt } from '#/core/day';
import { optionalFormDay } from '#/core/form-fields';
import { readIban } from '#/core/iban';
import { decimalFromQuantity, parseQuantity, thousandths } from '#/core/quantity';
import { line, optionalLine, optionalText } from '#/core/shapes';
import { epcLabels, home, meetstaatVats } from '#/features/work/shared/home/contract';
import { readEan } from '#/features/work/shared/home/rules/ean';
import { homeUses } from '#/features/work/shared/home-uses';

/** Apart from what is read: who only looks at the home has no use for what checks account numbers. */

const firstYear = 1500;
const leastArea = thousandths(10_000);
const mostArea = thousandths(10_000_000);
const mostApplicants = 6;

function checked(read: (typed: string) => string | undefined, message: string) {
  return line(60)
    .nullish()
    .transform((typed, context) => {
      if (!typed) return null;
      const found = read(typed);
      if (found !== undefined) return found;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    });
}

function readArea(typed: string): string | undefined {
  const area = parseQuantity(typed);
  return area === undefined || area < leastArea || area > mostArea ? undefined : decimalFromQuantity(area);
}

const thisYear = () => Number(dayAt(new Date()).slice(0, 4));

const year = z
  .union([z.string().max(40), z.number()], 'Vul een jaartal in.')
  .nullish()
  .transform((typed, context) => {
    const text = String(typed ?? '').trim();
    if (text === '') return null;
    const found = /^\d{4}$/.test(text) ? Number(text) : undefined;
    if (found !== undefined && found >= firstYear && found <= thisYear()) return found;
    context.addIssue({
      code: 'custom',
      message: `Vul een jaartal in tussen ${firstYear} en ${thisYear()}.`,
    });
    return z.NEVER;
  });

const yesOrNo = z
  .boolean('Kies ja of nee.')
  .nullish()
  .transform((said) => said ?? null);

export const homeFields = z.object({
  street: optionalLine(200),
  postcode: checked(
    (typed) => (/^[1-9]\d{3}$/.test(typed) ? typed : undefined),
    'Een Belgische postcode heeft vier cijfers, zoals 9000.',
  ),
  city: optionalLine(120),
  applicants: z
    .array(line(200))
    .nullish()
    .transform((names) => [...new Set((names ?? []).filter(Boolean))])
    .refine((names) => names.length <= mostApplicants, `Hoogstens ${mostApplicants} aanvragers.`),
  firstUseYear: year,
  livingArea: checked(readArea, 'Vul een oppervlakte in tussen 10 en 10.000 m².'),
  epcLabel: z
    .union([z.enum(epcLabels), z.literal('')], 'Kies een EPC-label van A+ tot F.')
    .nullish()
    .transform((label) => label || null),
  boughtYear: year,
  deedDate: optionalFormDay,
  ean: checked(
    readEan,
    'Deze EAN-code klopt niet. Ze heeft 18 cijfers, begint met 54 en staat op uw energiefactuur.',
  ),
  iban: checked(readIban, 'Dit rekeningnummer klopt niet. Controleer de IBAN.'),
  use: z
    .union([z.enum(homeUses), z.literal('')], 'Kies hoe de woning gebruikt wordt.')
    .nullish()
    .transform((use) => use || null),
  protectedCustomer: yesOrNo,
  keepsHalfOfArea: yesOrNo,
  keepsHalfOfBearingWalls: yesOrNo,
  meetstaatVat: z
    .enum(meetstaatVats, 'Kies of de prijzen van de meetstaat zonder of met btw zijn.')
    .default('excl'),
  practical: optionalText(2_000),
});
export type HomeFields = z.output<typeof homeFields>;

export const updateHome = defineCall({
  method: 'PUT',
  path: '/api/projects/:projectId/home',
  versionOf: { kind: 'homes' },
  who: { right: 'change' },
  summary: 'Store what is known of the home',
  body: changesOf(homeFields),
  output: home,
});

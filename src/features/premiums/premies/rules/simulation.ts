import { z } from 'zod';
import { type Day, isDay } from '#/core/day';
import { amount, amountInput, day, quantity, quantityInput } from '#/core/shapes';
import { applicationDayProblem } from '#/features/premiums/premies/rules/rule-table';
import {
  heatPumpTypes,
  targetLabels,
  wallTypes,
  workIds,
} from '#/features/premiums/shared/premies/rules/works';

export const yesNo = ['ja', 'nee'] as const;
export const buildingAges = ['voor2006', 'na2006', 'later'] as const;
export const buildingUses = ['bewonen', 'nietbewonen'] as const;
export const dwellingKinds = ['woning', 'appartement'] as const;
export const households = ['alleenstaand', 'koppel'] as const;

export const maxDependants = 99;
/** Far above any house, and low enough that the sum over all works still fits its column. */
const maxInvestment = 99_999_999;
const maxArea = 99_999;

const choices = {
  gebouwOuderdom: z.enum(
    buildingAges,
    'Kies of het gebouw vóór of na 1 januari 2006 is aangesloten, of later.',
  ),
  gebouwFunctie: z.enum(buildingUses, 'Kies of u het gebouw bewoont.'),
  eigenaar: z.enum(yesNo, 'Kies of u eigenaar bent.'),
  andereWoning: z.enum(yesNo, 'Kies of u een andere woning of bouwgrond in volle eigendom heeft.'),
  woningType: z.enum(dwellingKinds, 'Kies woning of appartement.'),
  epcLabel: z.enum(yesNo, 'Kies of het huidige EPC-label E of F is.'),
  gedomicilieerd: z.enum(yesNo, 'Kies of u hier gedomicilieerd bent.'),
  gezinssituatie: z.enum(households, 'Kies alleenstaand of koppel.'),
};

const details = {
  muurType: z.enum(wallTypes, 'Kies spouwmuur, binnenzijde of buitenzijde.'),
  warmtepompType: z.enum(heatPumpTypes, 'Kies een soort warmtepomp.'),
  elektriciteitsvervanging: z.enum(yesNo, 'Kies of de warmtepomp elektrische verwarming vervangt.'),
  doelEpcLabel: z.enum(targetLabels, 'Kies het EPC-label waar u naartoe werkt.'),
  ventilatieAanwezig: z.enum(yesNo, 'Kies of er ventilatie aanwezig is.'),
};

/** What is calculated with, kept with a saved calculation and sent back: every field filled, amounts as text. */
export const simulation = z.object({
  ...choices,
  ...details,
  inkomen: amount,
  personenTenLaste: z.int().min(0).max(maxDependants),
  dakOppervlakte: quantity.nullable(),
  dakAsbestM2: quantity,
  ramenOppervlakte: quantity.nullable(),
  vloerOppervlakte: quantity.nullable(),
  muurOppervlakte: quantity.nullable(),
  investeringen: z.partialRecord(z.enum(workIds), amount),
  /** The day on which one applies: it decides which rules count. Without it those of the specification do. */
  aanvraagdatum: day.optional(),
  beschermdeKlant: z.boolean().optional(),
});
export type Simulation = z.infer<typeof simulation>;

const dependantsText = `Vul een geheel aantal personen ten laste in van 0 tot ${maxDependants}.`;
const dependants = z
  .union([z.string().max(10), z.number()], dependantsText)
  .transform((value) => (value === '' ? 0 : Number(value)))
  .pipe(z.int(dependantsText).min(0, dependantsText).max(maxDependants, dependantsText));

const areaText = 'Vul een oppervlakte in van 0 m² of meer, met hoogstens drie decimalen.';
const area = z.preprocess(
  (value) => (value === '' ? null : value),
  quantityInput
    .refine((value) => Number(value) <= maxArea, areaText)
    .nullish()
    .transform((value) => value ?? null),
);

const investmentText = 'Vul voor elk gekozen werk een geldig bedrag in.';
const investment = amountInput.refine((value) => Number(value) <= maxInvestment, investmentText);

const dayText = 'Vul een aanvraagdatum in die bestaat, als JJJJ-MM-DD.';
const applicationDay = z.string(dayText).transform((value, context): Day => {
  const problem = isDay(value) ? applicationDayProblem(value) : dayText;
  if (isDay(value) && problem === undefined) return value;
  context.addIssue({ code: 'custom', message: problem ?? dayText });
  return z.NEVER;
});

/** As it comes in: numbers or texts, blank areas, and the defaults of the specification. */
export const simulationBody = z.object(
  {
    ...choices,
    muurType: details.muurType.default('spouwmuur'),
    warmtepompType: details.warmtepompType.default('lucht_water'),
    elektriciteitsvervanging: details.elektriciteitsvervanging.default('nee'),
    doelEpcLabel: details.doelEpcLabel.default('label_c'),
    ventilatieAanwezig: details.ventilatieAanwezig.default('nee'),
    inkomen: amountInput,
    personenTenLaste: dependants.default(0),
    dakOppervlakte: area,
    dakAsbestM2: area.transform((value) => value ?? '0'),
    ramenOppervlakte: area,
    vloerOppervlakte: area,
    muurOppervlakte: area,
    investeringen: z.partialRecord(
      z.enum(workIds),
      investment,
      'Geef per gekozen werk een bedrag, bij een werk dat we kennen.',
    ),
    aanvraagdatum: applicationDay.nullish().transform((value) => value ?? undefined),
    beschermdeKlant: z
      .boolean('Zeg of u beschermde klant bent: true of false.')
      .nullish()
      .transform((value) => value ?? undefined),
  },
  'Stuur de antwoorden van de simulator mee.',
);

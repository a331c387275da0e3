import { z } from 'zod';
import { amount, amountInput, quantity, quantityInput } from '#/core/wire';
import { heatPumpTypes, targetLabels, wallTypes, workIds } from '#/features/premies/rules/works';

export const yesNo = ['ja', 'nee'] as const;
export const buildingAges = ['voor2006', 'na2006'] as const;
export const buildingUses = ['bewonen', 'nietbewonen'] as const;
export const dwellingKinds = ['woning', 'appartement'] as const;
export const households = ['alleenstaand', 'koppel'] as const;

export const maxDependants = 99;
/** Far above any house, and low enough that the sum over all works still fits its column. */
const maxInvestment = 99_999_999;
const maxArea = 99_999;

const choices = {
  gebouwOuderdom: z.enum(buildingAges, 'Kies of het gebouw vóór of na 1 januari 2006 is aangesloten.'),
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
  },
  'Stuur de antwoorden van de simulator mee.',
);

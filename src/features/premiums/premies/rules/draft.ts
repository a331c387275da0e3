import { z } from 'zod';
import { type Cents, decimalFromCents, maxCents } from '#/core/money';
import { decimalFromQuantity, maxThousandths, type Thousandths } from '#/core/quantity';
import { day } from '#/core/shapes';
import {
  buildingAges,
  buildingUses,
  dwellingKinds,
  households,
  maxDependants,
  type Simulation,
  yesNo,
} from '#/features/premiums/premies/rules/simulation';
import {
  heatPumpTypes,
  targetLabels,
  wallTypes,
  workIds,
} from '#/features/premiums/shared/premies/rules/works';

const blank = z.literal('');
const whole = (max: number) => z.int().min(0).max(max);
const cents = whole(maxCents).transform((value) => value as Cents);
const area = whole(maxThousandths).transform((value) => value as Thousandths);

/** The simulator while it is being filled in: what has no answer yet is '' or null. Also how the browser keeps it. */
export const draftShape = z.object({
  gebouwOuderdom: z.enum(buildingAges).or(blank),
  gebouwFunctie: z.enum(buildingUses).or(blank),
  eigenaar: z.enum(yesNo).or(blank),
  andereWoning: z.enum(yesNo).or(blank),
  woningType: z.enum(dwellingKinds).or(blank),
  epcLabel: z.enum(yesNo).or(blank),
  gedomicilieerd: z.enum(yesNo).or(blank),
  inkomen: cents.nullable(),
  gezinssituatie: z.enum(households).or(blank),
  personenTenLaste: z.string().max(10),
  /** null: today, whatever day that is when the browser is opened again. '': emptied. */
  aanvraagdatum: day.or(blank).nullable().default(null),
  /** null: nobody said. */
  beschermdeKlant: z.boolean().nullable().default(null),
  dakOppervlakte: area.nullable(),
  dakAsbestM2: area.nullable(),
  ramenOppervlakte: area.nullable(),
  vloerOppervlakte: area.nullable(),
  muurOppervlakte: area.nullable(),
  muurType: z.enum(wallTypes),
  warmtepompType: z.enum(heatPumpTypes),
  elektriciteitsvervanging: z.enum(yesNo),
  doelEpcLabel: z.enum(targetLabels),
  ventilatieAanwezig: z.enum(yesNo),
  chosen: z.array(z.enum(workIds)),
  investments: z.partialRecord(z.enum(workIds), cents.nullable()),
  /** Answers that came from the intake or the home and that nobody looked at yet. */
  prefilled: z.array(z.enum(['gebouwOuderdom', 'epcLabel', 'beschermdeKlant'])),
});
export type Draft = z.infer<typeof draftShape>;

export const emptyDraft: Draft = {
  gebouwOuderdom: '',
  gebouwFunctie: '',
  eigenaar: '',
  andereWoning: '',
  woningType: '',
  epcLabel: '',
  gedomicilieerd: '',
  inkomen: null,
  gezinssituatie: '',
  personenTenLaste: '0',
  aanvraagdatum: null,
  beschermdeKlant: null,
  dakOppervlakte: null,
  dakAsbestM2: null,
  ramenOppervlakte: null,
  vloerOppervlakte: null,
  muurOppervlakte: null,
  muurType: 'spouwmuur',
  warmtepompType: 'lucht_water',
  elektriciteitsvervanging: 'nee',
  doelEpcLabel: 'label_c',
  ventilatieAanwezig: 'nee',
  chosen: [],
  investments: {},
  prefilled: [],
};

export function dependantsOf({ personenTenLaste }: Draft): number | undefined {
  const text = personenTenLaste.trim();
  const count = Number(text);
  return /^\d+$/.test(text) && count <= maxDependants ? count : undefined;
}

/** The nine questions that begin without an answer, and whether each has one. */
function askedQuestions(draft: Draft): boolean[] {
  return [
    draft.gebouwOuderdom !== '',
    draft.gebouwFunctie !== '',
    draft.eigenaar !== '',
    draft.andereWoning !== '',
    draft.woningType !== '',
    draft.epcLabel !== '',
    draft.gedomicilieerd !== '',
    draft.inkomen !== null,
    draft.gezinssituatie !== '',
  ];
}

/** All ten. The last one is filled in from the start: it counts with the first answer of one's own. */
export function answeredQuestions(draft: Draft): boolean[] {
  return [...askedQuestions(draft), hasOwnAnswers(draft) && dependantsOf(draft) !== undefined];
}

/** Somebody answered or chose something; what the intake filled in doesn't count. */
export function hasOwnAnswers(draft: Draft): boolean {
  const given = draft.prefilled.filter((question) => question !== 'beschermdeKlant');
  const own = askedQuestions(draft).filter(Boolean).length - given.length;
  return own > 0 || draft.personenTenLaste !== emptyDraft.personenTenLaste || draft.chosen.length > 0;
}

/** undefined while a question is open. */
export function simulationFrom(draft: Draft): Simulation | undefined {
  const { gebouwOuderdom, gebouwFunctie, eigenaar, andereWoning, woningType, epcLabel } = draft;
  const { gedomicilieerd, inkomen, gezinssituatie } = draft;
  const personenTenLaste = dependantsOf(draft);
  if (!gebouwOuderdom || !gebouwFunctie || !eigenaar || !andereWoning || !woningType) return undefined;
  if (!epcLabel || !gedomicilieerd || inkomen === null || !gezinssituatie) return undefined;
  if (personenTenLaste === undefined) return undefined;
  return {
    ...{ gebouwOuderdom, gebouwFunctie, eigenaar, andereWoning, woningType, epcLabel, gedomicilieerd },
    ...{ gezinssituatie, personenTenLaste, inkomen: decimalFromCents(inkomen) },
    aanvraagdatum: draft.aanvraagdatum || undefined,
    beschermdeKlant: draft.beschermdeKlant || undefined,
    muurType: draft.muurType,
    warmtepompType: draft.warmtepompType,
    elektriciteitsvervanging: draft.elektriciteitsvervanging,
    doelEpcLabel: draft.doelEpcLabel,
    ventilatieAanwezig: draft.ventilatieAanwezig,
    dakOppervlakte: areaText(draft.dakOppervlakte),
    dakAsbestM2: areaText(draft.dakAsbestM2) ?? '0',
    ramenOppervlakte: areaText(draft.ramenOppervlakte),
    vloerOppervlakte: areaText(draft.vloerOppervlakte),
    muurOppervlakte: areaText(draft.muurOppervlakte),
    investeringen: Object.fromEntries(
      draft.chosen.map((work) => [work, decimalFromCents(draft.investments[work] ?? (0 as Cents))]),
    ),
  };
}

function areaText(value: Thousandths | null): string | null {
  return value === null ? null : decimalFromQuantity(value);
}

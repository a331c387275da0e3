import { type Day, day } from '#/core/day';
import type { Fact } from '#/core/grade';

/** What the law says of a rate, from which day on, and how well that is founded. `ask` is to the contractor. */
export type VatRule = Fact & { readonly from: Day | null; readonly ask: string };

const official = { source: 'financien.belgium.be', copied: null } as const;
const agreed = { source: 'flanders-2026: two or more sources', copied: null } as const;
const kitchenTrade = { source: 'bfkm.be 2021, mijntipsenadvies.be 2022', copied: 2022 } as const;
const fossilDay = day('2025-07-29');

/** Always: the day since when isn’t known, and is longer ago than any paper of a renovation of today. */
const always = null;

export const vatRules = {
  'not-placed': {
    ...{ grade: 'A', ...official, from: always },
    claim: 'Materiaal dat u zelf koopt of dat de aannemer niet plaatst, {must} aan 21% btw, niet aan 6%.',
    ask: 'Materiaal dat u niet zelf plaatst, valt onder 21% btw. Kunt u het tarief van die post nakijken?',
  },
  appliances: {
    ...{ grade: 'B', ...kitchenTrade, from: always },
    claim: 'Een keukentoestel {must} aan 21% btw, niet aan 6%, ook als het ingebouwd is.',
    ask: 'Voor keukentoestellen geldt 21% btw, ook als ze ingebouwd zijn. Kunt u het tarief van die post nakijken?',
  },
  lighting: {
    ...{ grade: 'C', source: 'trends.knack.be', copied: 'before-2024', from: always },
    claim:
      'Een lamp of armatuur {must} aan 21% btw, niet aan 6%. De elektrische installatie zelf mag aan 6%.',
    ask: 'Vallen de lampen en armaturen niet onder 21% btw? Kunt u het tarief van die post nakijken?',
  },
  pool: {
    ...{ grade: 'C', source: 'bfkm.be 2021', copied: 2021, from: always },
    claim: 'Een zwembad {must} aan 21% btw, niet aan 6%.',
    ask: 'Valt het zwembad niet onder 21% btw? Kunt u het tarief van die post nakijken?',
  },
  garden: {
    ...{ grade: 'C', source: 'rights-and-duties-2026: one source', copied: null, from: always },
    claim: 'De aanleg van een tuin {must} aan 21% btw, niet aan 6%.',
    ask: 'Valt de tuinaanleg niet onder 21% btw? Kunt u het tarief van die post nakijken?',
  },
  outside: {
    ...{ grade: '–', source: '', copied: null, from: always },
    ask: 'Valt deze post wel onder het verlaagd tarief van 6%? Kunt u dat nakijken?',
  },
  fossil: {
    ...{ grade: 'B', ...agreed, from: fossilDay },
    claim: 'Een ketel op gas of stookolie {must} sinds 29 juli 2025 aan 21% btw, niet aan 6%.',
    ask: 'Voor een ketel op gas of stookolie geldt sinds 29 juli 2025 21% btw. Kunt u het tarief van die post nakijken?',
  },
  hybrid: {
    ...{ grade: 'B', ...agreed, from: fossilDay },
    claim:
      'Een hybride warmtepomp aan één prijs {must} helemaal aan 21% btw, tenzij er gesplitst wordt: 35% aan 21% en 65% aan 6%.',
    ask: 'Voor een hybride warmtepomp aan één prijs geldt 21% op 35% en 6% op 65%. Kunt u dat zo splitsen?',
  },
  rebuild: {
    ...{ grade: 'B', ...agreed, from: always },
    claim:
      'Sloop en heropbouw {must} aan 21% btw, tenzij het uw enige eigen woning wordt, van hoogstens 200 m² en met een aangifte vooraf.',
    ask: 'Is voor het tarief van 6% bij sloop en heropbouw de aangifte vooraf gebeurd?',
  },
  'reverse-charge': {
    ...{ grade: 'B', ...agreed, from: always },
    claim:
      'De btw is verlegd. Dat kan alleen tussen btw-plichtigen: aan u als particulier {must} de aannemer zelf btw aanrekenen.',
    ask: 'Ik ben een particulier, dus de btw kan niet verlegd worden. Wilt u 6% of 21% btw aanrekenen?',
  },
  age: {
    ...{ grade: 'B', ...agreed, from: always },
    claim: 'Werk aan een woning die nog geen tien kalenderjaren in gebruik is, {must} aan 21% btw.',
    ask: 'Is de woning wel tien kalenderjaren in gebruik voor de eerste factuur? Anders geldt 21% btw.',
  },
  use: {
    ...{ grade: 'B', ...agreed, from: always },
    claim: 'Een woning {must} voor 6% btw hoofdzakelijk privé gebruikt worden.',
    ask: 'Mijn woning heeft een gemengd gebruik. Klopt het tarief van 6% voor alle werken?',
  },
  extension: {
    ...{ grade: 'A', ...official, from: always },
    claim:
      'Een woning waarvan het oude deel na de werken minder dan de helft van het geheel is, {must} als nieuwbouw aan 21% btw, voor alle werken.',
    ask: 'Na de uitbreiding is het oude deel van mijn woning minder dan de helft van het geheel. Dan geldt 21% btw. Kunt u het tarief nakijken?',
  },
  'bearing-walls': {
    ...{ grade: 'A', ...official, from: always },
    claim:
      'Een woning waarvan minder dan de helft van de dragende muren blijft staan, {must} als nieuwbouw aan 21% btw, voor alle werken.',
    ask: 'Van mijn woning blijft minder dan de helft van de dragende muren staan. Dan geldt 21% btw. Kunt u het tarief nakijken?',
  },
  'other-rate': {
    ...{ grade: '–', source: '', copied: null, from: always },
    ask: 'Klopt dit btw-tarief? Voor werken aan een woning is het gewoonlijk 6% of 21%.',
  },
} as const satisfies Record<string, VatRule>;

export type VatRuleId = keyof typeof vatRules;

/** What may be at 6% where the contractor places it, in a home that is old enough. */
export const reducedRules = {
  furniture: {
    ...{ grade: 'B', ...kitchenTrade },
    what: 'kasten, spoelbakken, dampkappen en badmeubels',
  },
  stove: {
    ...{ grade: 'B', source: 'btw-lijn.be (fisconet 2011, 2016)', copied: 2016 },
    what: 'kachels, radiatoren en convectoren die vast aangesloten worden',
  },
  electrical: {
    ...{ grade: 'C', source: 'trends.knack.be', copied: 'before-2024' },
    what: 'de elektrische installatie',
  },
} as const satisfies Record<string, Pick<Fact, 'grade' | 'source' | 'copied'> & { readonly what: string }>;

export type ReducedRuleId = keyof typeof reducedRules;

/** Until this day who had agreed before the new rule of boilers could still pay 6%. */
export const fossilTransitionEnd = day('2026-06-30');

import { formatDayLong } from '#/core/day';
import { centsFromDecimal, formatEuro } from '#/core/money';
import type { Category } from '#/features/premiums/premies/rules/result';
import type { RuleTable } from '#/features/premiums/premies/rules/rule-table';
import type { Simulation } from '#/features/premiums/premies/rules/simulation';
import { areaFieldOf, needsArea } from '#/features/premiums/premies/rules/work-premium';
import {
  epcWorkId,
  premiumWorkIds,
  workIds,
  workNames,
} from '#/features/premiums/shared/premies/rules/works';

export const officialSite = 'https://www.vlaanderen.be/mijn-verbouwpremie';
/** The scheme's own address: it leads to the simulator of the Flemish government. */
export const officialSimulator = 'https://www.mijnverbouwpremie.be';

const epcWarning = 'EPC-labelpremie is alleen beschikbaar bij EPC-label E of F vóór renovatie';

/** What a caring adviser would say. None of it changes an amount. */
export function warningsFor(input: Simulation, category: Category, table: RuleTable): string[] {
  const chosen = workIds.filter((work) => input.investeringen[work] !== undefined);
  const paid = premiumWorkIds.filter((work) => chosen.includes(work));
  const warnings: string[] = [];
  if (chosen.includes(epcWorkId) && input.epcLabel !== 'ja') warnings.push(epcWarning);
  if (input.gebouwOuderdom === 'na2006') {
    warnings.push(
      'Uw gebouw is na 1 januari 2006 aangesloten. Dan bestaat de premie meestal niet voor isolatie, dak, ramen en voorbereidende werken: laat dit eerst nakijken.',
    );
  }
  if (input.gebouwFunctie === 'nietbewonen' && !table.nonResident) {
    warnings.push(
      'U bewoont dit gebouw niet. De bedragen hierboven zijn die van een eigenaar die er zelf woont; voor verhuur of een ander gebruik gelden andere regels.',
    );
  }
  if (input.gedomicilieerd === 'nee') {
    warnings.push(
      'U bent hier niet gedomicilieerd. De overheid kijkt naar uw domicilie bij de aanvraag: zonder domicilie valt de premie vaak lager uit.',
    );
  }
  const withoutArea = paid.filter((work) => needsArea(work, category, table) && isBlank(input, work));
  for (const work of withoutArea)
    warnings.push(`Vul voor ‘${workNames[work]}’ ook de oppervlakte in: zonder klopt de raming niet.`);
  const { minimum, maxAgeYears } = table.invoices;
  const small = minimum.isRequired
    ? []
    : paid.filter((work) => centsFromDecimal(input.investeringen[work] ?? '0') < minimum.amount);
  if (small.length > 0) {
    warnings.push(
      `Een factuur moet minstens ${formatEuro(minimum.amount)} zonder btw zijn. Dat is niet zo voor: ${small.map((work) => workNames[work]).join(', ')}.`,
    );
  }
  warnings.push(
    table.applyWithinMonths
      ? `Facturen die ouder zijn dan ${maxAgeYears.years} jaar tellen niet meer mee. ${whenToApply(table)}`
      : whenToApply(table),
  );
  const notes = table.notes.map(({ text }) => text);
  return [...warnings, ...notes, ...changesFor(paid, category, table)];
}

/** The specification's own term stays with its table; the tables by day say what the official page says. */
export function whenToApply({ applyWithinMonths, invoices }: RuleTable): string {
  return applyWithinMonths
    ? `Vraag de premie aan binnen ${applyWithinMonths.months} maanden na het einde van de werken.`
    : `Vraag de premie aan binnen ${invoices.maxAgeYears.years} jaar na de factuurdatum: een oudere factuur telt niet meer mee.`;
}

function isBlank(input: Simulation, work: string): boolean {
  const field = areaFieldOf(work);
  return field !== undefined && (input[field] === null || Number(input[field]) === 0);
}

function changesFor(
  paid: readonly (typeof premiumWorkIds)[number][],
  category: Category,
  table: RuleTable,
): string[] {
  const told = table.laterChanges.map((change) => {
    const gone = change.categories?.includes(category)
      ? paid.filter((work) => change.works !== undefined && !change.works.includes(work))
      : [];
    const names = gone.map((work) => workNames[work]).join(', ');
    const forYou = names && ` Voor u is dat van belang: ${names}.`;
    return `De Vlaamse regels zijn veranderd op ${formatDayLong(change.on)}: ${change.text}.${forYou}`;
  });
  return told.length === 0 ? [] : [...told, 'Kijk uw raming daarom na in de officiële simulator.'];
}

export type Region = 'flanders' | 'brussels' | 'wallonia';

/** Belgian postcodes go by region; a text without one tells nothing. */
export function regionOf(location: string): Region | undefined {
  const code = Number(/(?<!\d)[1-9]\d{3}(?!\d)/.exec(location)?.[0]);
  if (!code) return undefined;
  if (code < 1300) return 'brussels';
  if (code < 1500 || (code >= 4000 && code < 8000)) return 'wallonia';
  return 'flanders';
}

export function regionWarning(location: string | undefined): string | undefined {
  switch (location === undefined ? undefined : regionOf(location)) {
    case 'brussels':
      return 'Volgens uw intake ligt de woning in Brussel. Daar bestaat de Vlaamse premie niet: Brussel heeft eigen Renolution-premies.';
    case 'wallonia':
      return 'Volgens uw intake ligt de woning in Wallonië. Daar bestaat de Vlaamse premie niet: Wallonië heeft eigen premies.';
    default:
      return undefined;
  }
}

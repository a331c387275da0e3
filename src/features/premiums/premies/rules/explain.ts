import { formatEuro, percentOf, priceTimes } from '#/core/money';
import { formatQuantity } from '#/core/quantity';
import { type Category, categories } from '#/features/premiums/premies/rules/result';
import type { RuleTable, WorkLine } from '#/features/premiums/premies/rules/rule-table';
import {
  amountFor,
  countedArea,
  countedInvestment,
  type Measured,
  maxAreaOf,
  workPremium,
} from '#/features/premiums/premies/rules/work-premium';
import type { HeatPumpType, PremiumWorkId, WallType } from '#/features/premiums/shared/premies/rules/works';

/** How an amount came about: '35% van € 12.000,00 = € 4.200,00, begrensd op € 3.675,00'. */
export function explainPremium(
  work: PremiumWorkId,
  category: Category,
  measured: Measured,
  table: RuleTable,
): string {
  const line = table.works[work].categories[category];
  if (line.kind === 'none') return 'Geen premie in deze categorie';
  const { ceilingReached, problem } = workPremium(work, category, measured, table);
  if (problem !== null) return 'Geen premie voor een zo kleine factuur';
  const share = percentOf(measured.investment, line.share);
  const shareText = `${line.share}% van ${formatEuro(measured.investment)} = ${formatEuro(share)}`;
  if (line.kind === 'share') {
    return ceilingReached ? `${shareText}, begrensd op ${formatEuro(line.ceiling ?? share)}` : shareText;
  }
  const rate = amountFor(line, measured.variant);
  const against = ceilingReached ? `, begrensd op ${shareText}` : ` (niet hoger dan ${shareText})`;
  if (line.kind === 'flat') return `Vast bedrag ${formatEuro(rate)}${against}`;
  const area = countedArea(measured.area, maxAreaOf(work, category, table));
  const counted = measured.area !== null && measured.area > area ? ' (maximum)' : '';
  const total = formatEuro(priceTimes(rate, area));
  return `${formatQuantity(area)} m²${counted} × ${formatEuro(rate)} = ${total}${against}`;
}

function tellLine(line: WorkLine, variant: string): string {
  switch (line.kind) {
    case 'none':
      return 'geen premie';
    case 'share':
      return line.ceiling === undefined
        ? `${line.share}% van uw investering`
        : `${line.share}% van uw investering, hoogstens ${formatEuro(line.ceiling)}`;
    case 'per-m2':
      return `${formatEuro(amountFor(line, variant))} per m², hoogstens ${line.share}% van uw investering`;
    case 'flat':
      return `${formatEuro(amountFor(line, variant))}, hoogstens ${line.share}% van uw investering`;
  }
}

/** What a work brings in a category, in words. */
export function tellWork(
  work: PremiumWorkId,
  category: Category,
  table: RuleTable,
  variant = firstVariant(work),
): string {
  return tellLine(table.works[work].categories[category], variant);
}

function firstVariant(work: PremiumWorkId): string {
  if (work === 'muur') return 'spouwmuur' satisfies WallType;
  return work === 'warmtepomp' ? ('lucht_water' satisfies HeatPumpType) : 'all';
}

/** What is good to know of a work; without a category what holds in all of them. */
export function workNotes(work: PremiumWorkId, table: RuleTable, category?: Category): string[] {
  const known = category === undefined ? categories : [category];
  const lines = known.map((each) => table.works[work].categories[each]);
  const notes: string[] = [];
  const area = sameOf(known.map((each) => maxAreaOf(work, each, table)));
  if (area !== undefined) notes.push(`Hoogstens ${formatQuantity(area)} m² telt mee.`);
  const counted = sameOf(lines.map(countedInvestment));
  if (counted !== undefined) notes.push(`Hoogstens ${formatEuro(counted)} investering telt mee.`);
  const doubt = sameOf(lines.map((line) => (line.kind === 'none' ? undefined : line.orNothing)));
  if (doubt !== undefined) notes.push(`${doubt} Nog te bevestigen op vlaanderen.be.`);
  if (work === 'dak' && table.asbestos) {
    const { perM2, totalShare } = table.asbestos;
    notes.push(
      `Asbest verwijderen: mogelijk ${formatEuro(perM2)} per m² extra, samen met de premie nooit meer dan ${totalShare}% van de factuur.`,
    );
  }
  return notes;
}

function sameOf<Value>(values: readonly Value[]): Value | undefined {
  return new Set(values).size === 1 ? values[0] : undefined;
}

/** What the amount of a work leaves open, or what of the investment doesn't count. */
export function workRemarks(
  work: PremiumWorkId,
  category: Category,
  measured: Measured,
  table: RuleTable,
): string[] {
  const line = table.works[work].categories[category];
  const { problem, isUnconfirmed } = workPremium(work, category, measured, table);
  if (line.kind === 'none' || problem !== null) return [];
  const counted = countedInvestment(line);
  const remarks: string[] = [];
  if (counted !== undefined && measured.investment > counted) {
    remarks.push(
      `Van uw investering van ${formatEuro(measured.investment)} telt hoogstens ${formatEuro(counted)} mee.`,
    );
  }
  if (line.orNothing !== undefined) remarks.push(line.orNothing);
  if (isUnconfirmed) remarks.push('Nog te bevestigen op vlaanderen.be.');
  return remarks;
}

/** The amount behind a kind of wall or heat pump in its dropdown; without a known category the lowest there is. */
export function variantAmount(
  work: 'muur' | 'warmtepomp',
  variant: WallType | HeatPumpType,
  category: Category | undefined,
  table: RuleTable,
): string {
  const lines = table.works[work].categories;
  const texts = (category === undefined ? categories : [category]).flatMap((each) => {
    const line = lines[each];
    return line.kind === 'per-m2' || line.kind === 'flat'
      ? [{ amount: amountFor(line, variant), unit: line.kind === 'per-m2' ? ' per m²' : '' }]
      : [];
  });
  const lowest = texts.toSorted((a, b) => a.amount - b.amount)[0];
  const note = table.variantNotes[variant]?.text;
  const amount = lowest && `${category ? '' : 'vanaf '}${formatEuro(lowest.amount)}${lowest.unit}`;
  return [amount, note].filter(Boolean).join(', ');
}

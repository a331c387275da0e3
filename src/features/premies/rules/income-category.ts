import { type Cents, cents, centsFromDecimal, formatEuro } from '#/core/money';
import type { Category } from '#/features/premies/rules/result';
import type { RuleTable } from '#/features/premies/rules/rule-table';
import type { Simulation } from '#/features/premies/rules/simulation';

export type Household = Pick<Simulation, 'inkomen' | 'gezinssituatie' | 'personenTenLaste' | 'andereWoning'>;

export type IncomeCategory = {
  category: Category;
  label: string;
  /** Why it is this one. */
  reason: string;
  /** The limits of this household. */
  details: string;
};

const names: Record<Category, string> = {
  4: 'laagste inkomens',
  3: 'lagere inkomens',
  2: 'middeninkomens',
  1: 'hoogste inkomens',
};

type Limit = { category: Category; upTo: Cents };

/** Each dependant lifts every limit; a couple lifts it once more. */
function limitsOf(household: Household, { income }: RuleTable): Limit[] {
  const couple = household.gezinssituatie === 'koppel' ? income.couple.amount : 0;
  const extra = household.personenTenLaste * income.perDependant.amount + couple;
  return income.limits
    .map(({ category, upTo }) => ({ category, upTo: cents(upTo + extra) }))
    .toSorted((a, b) => a.upTo - b.upTo);
}

export function incomeCategory(household: Household, table: RuleTable): IncomeCategory {
  const limits = limitsOf(household, table);
  const details = tellLimits(household, limits, table);
  if (household.andereWoning === 'ja') {
    return {
      category: 1,
      label: 'Categorie 1 (andere woning in eigendom)',
      reason: 'U heeft nog een andere woning of bouwgrond in volle eigendom: dan is het altijd categorie 1.',
      details,
    };
  }
  const income = centsFromDecimal(household.inkomen);
  const fits = limits.find(({ upTo }) => income <= upTo);
  const category = fits?.category ?? 1;
  const last = limits.at(-1);
  const reason = fits
    ? `Uw inkomen van ${formatEuro(income)} is niet hoger dan ${formatEuro(fits.upTo)}, de grens van categorie ${category} voor uw gezin.`
    : `Uw inkomen van ${formatEuro(income)} is hoger dan ${last ? formatEuro(last.upTo) : 'de hoogste grens'}, de hoogste grens voor uw gezin.`;
  return { category, label: `Categorie ${category} (${names[category]})`, reason, details };
}

function tellLimits(household: Household, limits: readonly Limit[], { income }: RuleTable): string {
  const parts = limits.map(({ category, upTo }) => `categorie ${category} tot en met ${formatEuro(upTo)}`);
  const raised = [
    household.personenTenLaste > 0 &&
      `${household.personenTenLaste} × ${formatEuro(income.perDependant.amount)} voor wie u ten laste heeft`,
    household.gezinssituatie === 'koppel' && `${formatEuro(income.couple.amount)} als koppel`,
  ].filter((part) => part !== false);
  const lifted = raised.length > 0 ? ` Daarin zit ${raised.join(' en ')}.` : '';
  return `Grenzen voor uw gezin: ${parts.join(', ')}, daarboven categorie 1.${lifted}`;
}

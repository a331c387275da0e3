import { type Cents, cents, centsFromDecimal, formatEuro } from '#/core/money';
import type { Category } from '#/features/premiums/premies/rules/result';
import type { RuleTable } from '#/features/premiums/premies/rules/rule-table';
import type { Simulation } from '#/features/premiums/premies/rules/simulation';

export type Household = Pick<
  Simulation,
  'inkomen' | 'gezinssituatie' | 'personenTenLaste' | 'andereWoning' | 'beschermdeKlant'
> & { gebouwFunctie?: Simulation['gebouwFunctie'] | '' };

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
type Family = Pick<Household, 'gezinssituatie' | 'personenTenLaste'>;

/** Who gets the limits of a couple, and how many dependants lift those further. */
function placeOf({ gezinssituatie, personenTenLaste }: Family): { isAlone: boolean; further: number } {
  if (gezinssituatie === 'koppel') return { isAlone: false, further: personenTenLaste };
  return { isAlone: personenTenLaste === 0, further: Math.max(0, personenTenLaste - 1) };
}

/** The highest income of each category for this household, lowest first. */
export function limitsOf(family: Family, { income }: RuleTable): Limit[] {
  return unsortedLimits(family, income).toSorted((a, b) => a.upTo - b.upTo);
}

function unsortedLimits(family: Family, income: RuleTable['income']): Limit[] {
  if (income.kind === 'raised') {
    const couple = family.gezinssituatie === 'koppel' ? income.couple.amount : 0;
    const extra = family.personenTenLaste * income.perDependant.amount + couple;
    return income.limits.map(({ category, upTo }) => ({ category, upTo: cents(upTo + extra) }));
  }
  const { isAlone, further } = placeOf(family);
  return income.limits.map(({ category, single, couple }) => ({
    category,
    upTo: isAlone ? single : cents(couple + further * income.perFurtherDependant.amount),
  }));
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
  if (table.nonResident && household.gebouwFunctie === 'nietbewonen') {
    const { category, reason } = table.nonResident;
    return { category, label: `Categorie ${category} (u woont er niet zelf)`, reason, details };
  }
  if (household.beschermdeKlant) {
    return {
      category: 4,
      label: 'Categorie 4 (beschermde klant)',
      reason: 'U bent beschermde klant: dan is het categorie 4, wat uw inkomen ook is.',
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

function tellLimits(family: Family, limits: readonly Limit[], { income }: RuleTable): string {
  const parts = limits.map(({ category, upTo }) => `categorie ${category} tot en met ${formatEuro(upTo)}`);
  const raised = income.kind === 'raised' ? raisedBy(family, income) : furtherDependants(family, income);
  const lifted = raised.length > 0 ? ` Daarin zit ${raised.join(' en ')}.` : '';
  return `Grenzen voor uw gezin: ${parts.join(', ')}, daarboven categorie 1.${lifted}`;
}

type Income<Kind extends RuleTable['income']['kind']> = Extract<RuleTable['income'], { kind: Kind }>;

function raisedBy(family: Family, income: Income<'raised'>): string[] {
  return [
    family.personenTenLaste > 0 &&
      `${family.personenTenLaste} × ${formatEuro(income.perDependant.amount)} voor wie u ten laste heeft`,
    family.gezinssituatie === 'koppel' && `${formatEuro(income.couple.amount)} als koppel`,
  ].filter((part) => part !== false);
}

function furtherDependants(family: Family, income: Income<'by-household'>): string[] {
  const { further } = placeOf(family);
  if (further === 0) return [];
  const amount = formatEuro(income.perFurtherDependant.amount);
  return [
    family.gezinssituatie === 'koppel'
      ? `${further} × ${amount} voor wie u ten laste heeft`
      : `${further} × ${amount} voor wie u na de eerste ten laste heeft`,
  ];
}

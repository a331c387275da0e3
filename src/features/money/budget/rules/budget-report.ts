import { type Day, day, formatDay } from '#/core/day';
import { euro } from '#/core/euro';
import { decimalFromCents, totalFromDecimal } from '#/core/money';
import { amountTable, leftOrOver, madeFor, type Report, type ReportSection } from '#/core/report';
import type { BudgetPageData, ProjectBudget } from '#/features/money/budget/contract';
import { readAmounts, readSpending } from '#/features/money/budget/rules/decimals';
import { budgetFigures } from '#/features/money/budget/rules/figures';
import { financingOf } from '#/features/money/budget/rules/verdict';
import { differenceInWords } from '#/features/money/budget/rules/words';
import type { CashEntry, CashPlan } from '#/features/money/cash-plan/contract';
import { entryInWords } from '#/features/money/cash-plan/rules/entry-words';
import { formatMonth } from '#/features/money/cash-plan/rules/months';

type Sources = {
  project: string;
  today: Day;
  budget: ProjectBudget;
  categories: BudgetPageData['categories'];
  plan: CashPlan;
};

const over = 'boven budget';

export function budgetReport({ project, today, budget, categories, plan }: Sources): Report {
  const { line } = budget;
  const amounts = readAmounts(budget);
  const { needed, shortage } = financingOf(amounts, budgetFigures(amounts, readSpending(budget)));
  return {
    title: 'Budget en kasplan',
    sections: [
      madeFor(project, today),
      {
        heading: 'Van budget tot betaald',
        table: amountTable([
          ['Renovatiebudget', euro(line.budget)],
          ['Vastgelegd: goedgekeurde offertes en goedgekeurd meerwerk', euro(line.committed)],
          ['Gefactureerd', euro(line.invoiced)],
          ['Betaald', euro(line.paid)],
          ['Nog vrij', leftOrOver(line.free, over)],
        ]),
      },
      {
        heading: 'Ingeschat en reëel',
        table: amountTable([
          ['Goedgekeurde offertes', euro(budget.totalSpent)],
          ['Goedgekeurd meerwerk', euro(budget.approvedExtras)],
          ['Onvoorziene kosten', euro(budget.unforeseenCosts)],
          ['Betaalde facturen zonder goedgekeurde offerte', euro(budget.directInvoices)],
          ['Reëel budget', euro(budget.realBudget)],
          ['Verschil met het ingeschatte budget', differenceInWords(totalFromDecimal(budget.difference))],
        ]),
      },
      categorySection(categories),
      {
        heading: 'Kosten en financiering',
        table: amountTable([
          ['Aankoopprijs', euro(budget.purchasePrice ?? '0.00')],
          ['Notariskosten', euro(budget.notaryFees ?? '0.00')],
          ['Registratierechten', euro(budget.registrationFees ?? '0.00')],
          ['Nodig: aankoop, bijkomende kosten en renovatie', euro(decimalFromCents(needed))],
          ['Eigen inbreng', euro(budget.ownContribution ?? '0.00')],
          ['Geleend bedrag', euro(budget.loanAmount ?? '0.00')],
          ...(shortage > 0n ? ([['Nog te financieren', euro(decimalFromCents(shortage))]] as const) : []),
        ]),
      },
      ...cashSections(plan),
    ],
  };
}

function categorySection(categories: BudgetPageData['categories']): ReportSection {
  return {
    heading: 'Per soort werk',
    table: {
      columns: [
        { title: 'Soort werk', share: 0.25 },
        { title: 'Begroot', share: 0.15, align: 'end' },
        { title: 'Vastgelegd', share: 0.15, align: 'end' },
        { title: 'Gefactureerd', share: 0.15, align: 'end' },
        { title: 'Betaald', share: 0.15, align: 'end' },
        { title: 'Nog vrij', share: 0.15, align: 'end' },
      ],
      rows: categories.map(({ name, line }) => ({
        cells: [
          name,
          euro(line.budget),
          euro(line.committed),
          euro(line.invoiced),
          euro(line.paid),
          line.budget === '0.00' ? 'niet begroot' : leftOrOver(line.free, 'te veel'),
        ],
      })),
    },
  };
}

function cashSections(plan: CashPlan): ReportSection[] {
  const undated = plan.entries.filter((entry) => entry.day === null);
  const dated = plan.entries.flatMap((entry) =>
    entry.day === null ? [] : [{ ...entry, on: day(entry.day) }],
  );
  const inOrder = dated.toSorted((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0));
  const short = 'te kort';
  return [
    {
      heading: 'Kasplan',
      lines: [
        `Laagste punt in ${formatMonth(plan.lowest.month)}: ${leftOrOver(plan.lowest.amount, short)}.`,
        'Eigen geld gaat eerst, de lening volgt naargelang ze nodig is.',
      ],
      table: {
        columns: [
          { title: 'Maand', share: 0.16 },
          { title: 'Begin', share: 0.14, align: 'end' },
          { title: 'In', share: 0.14, align: 'end' },
          { title: 'Uit', share: 0.14, align: 'end' },
          { title: 'Einde', share: 0.14, align: 'end' },
          { title: 'Nog op te nemen', share: 0.14, align: 'end' },
          { title: 'Af te lossen', share: 0.14, align: 'end' },
        ],
        rows: plan.months.map((each) => ({
          cells: [
            formatMonth(each.month),
            leftOrOver(each.start, short),
            euro(each.in),
            euro(each.out),
            leftOrOver(each.end, short),
            euro(each.loanLeft),
            euro(each.owed),
          ],
        })),
      },
    },
    ...(dated.length > 0
      ? [
          {
            heading: 'Wat er komt en gaat',
            table: entryTable(inOrder.map((entry) => ({ ...entry, on: formatDay(entry.on) }))),
          },
        ]
      : []),
    ...(undated.length > 0
      ? [
          {
            heading: 'Zonder datum',
            table: entryTable(undated.map((entry) => ({ ...entry, on: '' }))),
          },
        ]
      : []),
  ];
}

function nameOf({ kind, name }: Pick<CashEntry, 'kind' | 'name'>): string {
  return kind === 'premium' ? `Premie: ${name}` : name;
}

type ShownEntry = Pick<CashEntry, 'kind' | 'name' | 'amount' | 'target'> & { on: string };

function entryTable(entries: readonly ShownEntry[]) {
  return {
    columns: [
      { title: 'Dag', share: 0.18 },
      { title: 'Wat', share: 0.52 },
      { title: 'Bedrag', share: 0.3, align: 'end' as const },
    ],
    rows: entries.map((entry) => ({ cells: [entry.on, nameOf(entry), entryInWords(entry)] })),
  };
}

import { type Day, day, formatDay } from '#/core/day';
import { euro } from '#/core/euro';
import { decimalFromCents, totalFromDecimal } from '#/core/money';
import { formatMonth } from '#/core/months';
import {
  amountTable,
  leftOrOver,
  madeFor,
  type Report,
  type ReportSection,
  type ReportTable,
} from '#/core/report';
import type { ProjectBudget } from '#/features/money/budget/contract';
import { comparisonLeavesOut, differenceInWords } from '#/features/money/budget/rules/words';
import type { CashEntry, CashPlan } from '#/features/money/cash-plan/contract';
import { entryInWords } from '#/features/money/cash-plan/rules/entry-words';
import type { Ledger } from '#/features/money/ledger/contract';
import { between, verdictInWords } from '#/features/money/ledger/rules/words';
import { financingOf, readAmounts } from '#/features/money/shared/rules/financing';

type Sources = {
  project: string;
  today: Day;
  budget: ProjectBudget;
  plan: CashPlan;
  ledger: Ledger;
};

export function budgetReport({ project, today, budget, ledger, plan }: Sources): Report {
  const { needed, shortage, isKnown } = financingOf(readAmounts(budget));
  const isEmpty = ledger.budget === null && ledger.works.length === 0;
  return {
    title: 'Budget en kasplan',
    sections: [
      madeFor(project, today),
      {
        heading: 'Komt u toe?',
        lines: [
          verdictInWords(ledger),
          ...ledger.verdict.because.map(({ text }) => text),
          ...(isEmpty ? ['Er is nog geen budget, meetstaat, offerte of factuur.'] : []),
        ],
      },
      ...(isEmpty ? [] : moneySections(budget, ledger)),
      ...(needed > 0n || isKnown
        ? [
            {
              heading: 'Kosten en financiering',
              table: amountTable([
                ['Aankoopprijs', euro(budget.purchasePrice ?? '0.00')],
                ['Notariskosten', euro(budget.notaryFees ?? '0.00')],
                ['Registratierechten', euro(budget.registrationFees ?? '0.00')],
                ['Nodig: aankoop, bijkomende kosten en renovatie', euro(decimalFromCents(needed))],
                ['Eigen inbreng', euro(budget.ownContribution ?? '0.00')],
                ['Geleend bedrag', euro(budget.loanAmount ?? '0.00')],
                ...(shortage > 0n
                  ? ([['Nog te financieren', euro(decimalFromCents(shortage))]] as const)
                  : []),
              ]),
            },
          ]
        : []),
      ...(plan.isFinanced || plan.entries.length > 0 ? cashSections(plan) : []),
    ],
  };
}

/** From what was meant to what was paid. */
const keptLabel = 'Ingehouden van wat nog te betalen is';

function moneySections(budget: ProjectBudget, ledger: Ledger): ReportSection[] {
  return [
    {
      heading: 'Van budget tot betaald, met btw',
      table: amountTable([
        ['Renovatiebudget', ledger.budget === null ? 'niet ingevuld' : euro(ledger.budget)],
        ['Verwachte eindkost', expectedInWords(ledger.expected)],
        ['Vastgelegd: goedgekeurde offertes en goedgekeurd meerwerk', euro(ledger.committed)],
        ['Gefactureerd, creditnota’s afgetrokken', euro(ledger.invoiced)],
        ['Betaald', euro(ledger.paid)],
        ['Gefactureerd en nog te betalen', euro(ledger.open)],
        ...(ledger.kept === '0.00' ? [] : [[keptLabel, euro(ledger.kept)] as const]),
      ]),
    },
    {
      heading: 'Ingeschat en reëel',
      lines: [comparisonLeavesOut],
      table: amountTable([
        ['Goedgekeurde offertes', euro(budget.totalSpent)],
        ['Goedgekeurd meerwerk', euro(budget.approvedExtras)],
        ['Onvoorziene kosten', euro(budget.unforeseenCosts)],
        ['Betaalde facturen zonder goedgekeurde offerte', euro(budget.directInvoices)],
        ['Reëel budget', euro(budget.realBudget)],
        ['Verschil met het ingeschatte budget', differenceInWords(totalFromDecimal(budget.difference))],
      ]),
    },
    ...(ledger.works.length > 0 ? [worksSection(ledger.works)] : []),
  ];
}

function worksSection(works: Ledger['works']): ReportSection {
  return {
    heading: 'Per soort werk, met btw',
    table: {
      columns: [
        { title: 'Soort werk', share: 0.25 },
        { title: 'Geraamd', share: 0.13, align: 'end' },
        { title: 'Vastgelegd', share: 0.13, align: 'end' },
        { title: 'Gefactureerd', share: 0.14, align: 'end' },
        { title: 'Betaald', share: 0.13, align: 'end' },
        { title: 'Verwacht', share: 0.22, align: 'end' },
      ],
      rows: works.map(({ name, budgeted, committed, invoiced, paid, expected }) => ({
        cells: [name, euro(budgeted), euro(committed), euro(invoiced), euro(paid), expectedInWords(expected)],
      })),
    },
  };
}

function expectedInWords({ low, high }: Ledger['expected']): string {
  return between(totalFromDecimal(low), totalFromDecimal(high));
}

/** A column in which nothing ever stands is left out. */
function monthsTable(months: CashPlan['months'], short: string): ReportTable {
  const kinds = [
    { key: 'start', title: 'Begin' },
    { key: 'in', title: 'In' },
    { key: 'out', title: 'Uit' },
    { key: 'end', title: 'Einde' },
    { key: 'loanLeft', title: 'Nog op te nemen' },
    { key: 'owed', title: 'Af te lossen' },
  ] as const;
  const shown = kinds.filter(({ key }) => months.some((month) => month[key] !== '0.00'));
  const share = 0.84 / Math.max(1, shown.length);
  return {
    columns: [
      { title: 'Maand', share: 0.16 },
      ...shown.map(({ title }) => ({ title, share, align: 'end' as const })),
    ],
    rows: months.map((month) => ({
      cells: [formatMonth(month.month), ...shown.map(({ key }) => leftOrOver(month[key], short))],
    })),
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
      table: monthsTable(plan.months, short),
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

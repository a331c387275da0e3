import { contactName } from '#/core/contact-name';
import { type Day, dayAt, formatDay } from '#/core/day';
import { euro } from '#/core/euro';
import { formatEuro, subtractTotal, type Total, totalFromDecimal, zeroTotal } from '#/core/money';
import { amountTable, madeFor, type Report, type ReportSection } from '#/core/report';
import type { Extra } from '#/features/papers/shared/extras/contract';
import {
  daysText,
  decisionWay,
  extraName,
  extraStatusLabels,
} from '#/features/papers/shared/extras/rules/statuses';
import type { Invoice } from '#/features/papers/shared/invoices/contract';
import { openSums, paymentTable } from '#/features/papers/shared/invoices/rules/payments-report';
import type { Quote } from '#/features/papers/shared/quotes/contract';
import { type Accepted, acceptedPlan } from '#/features/papers/shared/quotes/rules/accepted-plan';
import {
  contractKindLabels,
  instalmentMomentLabels,
  isDue,
  noAgreement,
  paidAhead,
} from '#/features/papers/shared/quotes/rules/agreement';
import { quoteName } from '#/features/papers/shared/quotes/rules/name';
import { percentDone } from '#/features/site/contracts/rules/contract-track';
import type { Task } from '#/features/site/shared/planning/contract';

type Sources = {
  project: string;
  today: Day;
  quote: Quote;
  extras: readonly Extra[];
  /** Those of the quote. */
  invoices: readonly Invoice[];
  tasks: readonly Task[];
  /** What its acceptance says; undefined while there is none. */
  accepted: Accepted | undefined;
};

/** How one contract stands: what was agreed on, then and since, what was asked of it and what was paid. */
export function contractReport(sources: Sources): Report {
  const { project, today, quote, extras, invoices, tasks } = sources;
  return {
    title: 'Stand van het contract',
    sections: [
      madeFor(project, today),
      { lines: factsOf(quote) },
      sumSection(quote, extras),
      ...(extras.length > 0 ? [extraSection(extras)] : []),
      paidSection(quote, invoices, tasks),
      ...agreementSections(sources),
      ...(invoices.length > 0 ? [{ heading: 'Facturen en betalingen', table: paymentTable(invoices) }] : []),
    ],
  };
}

function factsOf(quote: Quote): string[] {
  const { contact, quoteDate, description, agreement } = quote;
  return [
    `Aannemer: ${contactName(contact)}`,
    `Offerte: ${[quoteName(quote), quoteDate && formatDay(quoteDate), description].filter(Boolean).join(', ')}`,
    ...(agreement?.kind ? [`Soort contract: ${contractKindLabels[agreement.kind]}`] : []),
  ];
}

function nameOf(extra: Extra): string {
  const name = extraName(extra);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${extra.title}`;
}

function sumSection({ amount, contractSum }: Quote, extras: readonly Extra[]): ReportSection {
  const approved = extras.filter(({ status }) => status === 'approved');
  const { columns, rows } = amountTable([
    ['Geaccepteerde offerte', euro(amount)],
    ...approved.map((extra) => [nameOf(extra), euro(extra.total)] as const),
  ]);
  return {
    heading: 'Contractsom',
    table: {
      columns,
      rows: [...rows, { cells: ['Contractsom', euro(contractSum)], isStrong: true }],
    },
  };
}

function extraSection(extras: readonly Extra[]): ReportSection {
  return {
    heading: 'Meer- en minwerk',
    table: {
      columns: [
        { title: 'Wat', share: 0.4 },
        { title: 'Status', share: 0.28 },
        { title: 'Termijn', share: 0.14 },
        { title: 'Bedrag', share: 0.18, align: 'end' },
      ],
      rows: extras.map((extra) => ({
        cells: [
          [nameOf(extra), extra.reason].filter(Boolean).join('. '),
          stateOf(extra),
          extra.days === 0 ? '' : daysText(extra.days),
          euro(extra.total),
        ],
      })),
    },
  };
}

function stateOf(extra: Extra): string {
  const { status, decidedBy, decidedAt, sentAt } = extra;
  const at = decidedAt ?? sentAt;
  const on = at === null ? '' : `op ${formatDay(dayAt(new Date(at)))}`;
  return [extraStatusLabels[status], on, decidedBy && decisionWay(extra)].filter(Boolean).join(' ');
}

function paidSection(quote: Quote, invoices: readonly Invoice[], tasks: readonly Task[]): ReportSection {
  const sum = totalFromDecimal(quote.contractSum);
  const left = subtractTotal(sum, totalFromDecimal(quote.invoiced));
  const done = percentDone(quote, tasks);
  const paid = totalFromDecimal(quote.payment.paid);
  return {
    heading: 'Gefactureerd en betaald',
    table: amountTable([
      ['Contractsom', euro(quote.contractSum)],
      ['Gefactureerd', euro(quote.invoiced)],
      left < 0n
        ? ['Gefactureerd boven de contractsom', formatEuro(subtractTotal(zeroTotal, left))]
        : ['Nog te factureren', formatEuro(left)],
      ['Betaald', euro(quote.payment.paid)],
      ['Nog open op de facturen', formatEuro(openSums(invoices))],
      ...(quote.agreement || done !== null ? doneRows(done ?? 0, paid, sum) : []),
    ]),
  };
}

/** Not where nobody noted anything about the work: nobody can say then that it is behind. */
function doneRows(done: number, paid: Total, sum: Total): (readonly [string, string])[] {
  const { amount, level } = paidAhead(paid, done, sum);
  const ahead = ['Meer betaald dan uitgevoerd', formatEuro(amount)] as const;
  return [['Uitgevoerd', percent(done)], ...(level === 'none' ? [] : [ahead])];
}

function percent(value: number): string {
  return `${String(value).replace('.', ',')}%`;
}

function agreementSections({ quote, tasks, today, accepted }: Sources): ReportSection[] {
  const { retention } = quote.agreement ?? noAgreement;
  const plan = acceptedPlan(quote.agreement ?? noAgreement, totalFromDecimal(quote.contractSum), accepted);
  if (plan.length === 0) return [];
  const facts = {
    ...{ isAccepted: quote.status === 'accepted', today },
    tasks: new Map(tasks.map((task) => [task.id, { ...task, isDone: task.status === 'completed' }])),
  };
  return [
    {
      heading: 'Betaalafspraken',
      lines: retention > 0 && !accepted ? [`Waarborg tot de oplevering: ${percent(retention)}.`] : [],
      table: {
        columns: [
          { title: 'Deel', share: 0.28 },
          { title: 'Wanneer', share: 0.36 },
          { title: 'Ingehouden', share: 0.18, align: 'end' },
          { title: 'Te betalen', share: 0.18, align: 'end' },
        ],
        rows: plan.map((part) => {
          const moment = instalmentMomentLabels[part.on];
          const when = [moment, part.date && formatDay(part.date)].filter(Boolean).join(', ');
          return {
            cells: [
              part.label || moment,
              isDue(part, facts) ? `${when} (verschuldigd)` : when,
              part.retained > 0n ? formatEuro(part.retained) : '',
              formatEuro(part.payable),
            ],
          };
        }),
      },
    },
  ];
}

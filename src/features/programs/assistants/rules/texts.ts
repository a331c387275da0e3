import { formatDayLong, day as toDay } from '#/core/day';
import { frame } from '#/features/programs/assistants/rules/framed';
import { plainAmounts } from '#/features/programs/assistants/rules/plain-amounts';

type Range = { low: string; high: string };

export type LedgerTold = {
  budget: string | null;
  expected: Range;
  committed: string;
  invoiced: string;
  paid: string;
  open: string;
  verdict: { because: readonly { text: string }[] };
  works: readonly { name: string; expected: Range; committed: string; invoiced: string; paid: string }[];
};

export type TodoTold = { weight: string; title: string; text: string; href: string; dueDate: string | null };

const mostLines = 100;

function rangeText({ low, high }: Range): string {
  return low === high ? `${low} euro` : `tussen ${low} en ${high} euro`;
}

function bounded(lines: readonly string[]): string {
  const left = lines.length - mostLines;
  return [...lines.slice(0, mostLines), ...(left > 0 ? [`… en nog ${left}.`] : [])].join('\n');
}

/** Amounts as decimal texts, so that nobody has to read a comma. */
export function ledgerText(ledger: LedgerTold): string {
  const { budget, expected, committed, invoiced, paid, open, verdict, works } = ledger;
  return bounded([
    'Kasboek, alle bedragen met btw.',
    budget === null ? 'Er is nog geen budget ingevuld.' : `Budget: ${budget} euro`,
    `Verwacht: ${rangeText(expected)}`,
    `Goedgekeurd: ${committed} euro`,
    `Gefactureerd: ${invoiced} euro`,
    `Betaald: ${paid} euro`,
    `Open: ${open} euro`,
    ...verdict.because.map(({ text }) => `- ${plainAmounts(text)}`),
    ...works.map(
      (work) =>
        `${frame(work.name)}: verwacht ${rangeText(work.expected)}, goedgekeurd ${work.committed}, gefactureerd ${work.invoiced}, betaald ${work.paid} euro`,
    ),
  ]);
}

const weightWords: Readonly<Record<string, string>> = { now: 'Nu', soon: 'Binnenkort', later: 'Later' };

export function todoText(todos: readonly TodoTold[]): string {
  if (todos.length === 0) return 'Er is niets dat aandacht vraagt.';
  return bounded(
    todos.map(({ weight, title, text, href, dueDate }) => {
      const until = dueDate ? `, uiterlijk ${formatDayLong(toDay(dueDate))} (${dueDate})` : '';
      return `${weightWords[weight] ?? weight}: ${frame(plainAmounts(`${title}: ${text}`))}${until} ${href}`;
    }),
  );
}

type Counted = { project: string; ledger: LedgerTold; quotes: number; invoices: number; todos: number };

export function overviewText({ project, ledger, quotes, invoices, todos }: Counted): string {
  return [
    `Project: ${frame(project)}`,
    `Offertes: ${quotes}. Facturen: ${invoices}. Wat vraagt aandacht: ${todos}.`,
    `Verwachte kost: ${rangeText(ledger.expected)}. Betaald: ${ledger.paid} euro. Open: ${ledger.open} euro.`,
    ...ledger.verdict.because.map(({ text }) => `- ${plainAmounts(text)}`),
  ].join('\n');
}

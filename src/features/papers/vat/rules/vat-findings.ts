import { type Day, formatDayLong } from '#/core/day';
import type { Grade } from '#/core/grade';
import { type Total, totalOf } from '#/core/money';
import type { ReadyMail } from '#/core/ready-mail';
import { lastDayToContest } from '#/features/papers/vat/rules/contest';
import { ratedParts, type VatPaper } from '#/features/papers/vat/rules/rated-parts';
import { type NamedPaper, vatMail } from '#/features/papers/vat/rules/vat-mail';
import { judgeVat } from '#/features/work/shared/rules/judge-vat';
import type { JudgedPaper, VatHome } from '#/features/work/shared/rules/vat/parts';
import type { Certainty, VatVerdict } from '#/features/work/shared/rules/vat/verdict';

/** An invoice or a quote, as far as its VAT hangs on it. */
export type GuardedPaper = VatPaper &
  NamedPaper &
  Pick<JudgedPaper, 'firstDate' | 'contractDate'> & {
    readonly receivedDate: Day | null;
    readonly contractor: {
      readonly name: string;
      readonly email: string | null;
      /** Who sells, and seldom places. */
      readonly isSupplier?: boolean;
    };
  };

export type VatFinding = {
  /** How well what it says is founded; only of A and B it is a danger. */
  readonly grade: Grade;
  readonly severity: 'danger' | 'warning' | 'info';
  readonly sentence: string;
  /** By their place on the paper; none where only the whole is known. */
  readonly lines: readonly number[];
  readonly amount: Total | null;
  /** What of the amount is about each line. */
  readonly parts: readonly { readonly at: number; readonly amount: Total }[];
  /** Of a wrong 6% on an invoice whose day of receipt is known. */
  readonly contestUntil?: Day;
  readonly mail: ReadyMail;
};

const severities: Record<Certainty, VatFinding['severity']> = {
  certain: 'danger',
  likely: 'warning',
  ask: 'info',
};

function termOf({ kind }: GuardedPaper, until: Day | null, today: Day): string {
  if (kind === 'quote') {
    return 'Laat dat nakijken vóór u tekent: wie een verkeerd tarief op de factuur niet binnen een maand schriftelijk betwist, kan het verschil zelf moeten betalen.';
  }
  if (until === null) {
    return 'Betwist dat schriftelijk binnen een maand nadat u de factuur ontving: anders kan het verschil voor u zijn. Vul de dag van ontvangst in, dan staat hier de laatste dag.';
  }
  return today <= until
    ? `U kunt dat schriftelijk betwisten tot en met ${formatDayLong(until)}: daarna kan het verschil voor u zijn.`
    : `De maand om dat te betwisten liep tot en met ${formatDayLong(until)}. Bespreek het met de aannemer.`;
}

/** What is said at once: as sure, as well founded, and to the same side. */
function grouped(verdicts: readonly VatVerdict[]): VatVerdict[][] {
  const groups = new Map<string, VatVerdict[]>();
  for (const verdict of verdicts) {
    const key = `${verdict.certainty} ${verdict.side} ${verdict.grade}`;
    groups.set(key, [...(groups.get(key) ?? []), verdict]);
  }
  return [...groups.values()];
}

/** Where no line says it: in the place of one. */
const wholePaper = -1;

/** Whether 6% or 21% can be right for this work and this home, what it makes, and until when one may contest it. */
export function findVatFindings(
  paper: GuardedPaper,
  home: VatHome & { readonly applicants: readonly string[] },
  today: Day,
): VatFinding[] {
  const until = paper.kind === 'invoice' && paper.receivedDate ? lastDayToContest(paper.receivedDate) : null;
  return grouped(judgeVat(ratedParts(paper), paper, home)).flatMap((group): VatFinding[] => {
    const [first] = group;
    if (!first) return [];
    const amounts = group.flatMap(({ amount }) => amount ?? []);
    const isContestable = group.some((each) => each.isContestable && each.certainty !== 'ask');
    const told = group.map(({ sentence }) => sentence);
    return [
      {
        ...{ grade: first.grade, severity: severities[first.certainty] },
        sentence: [...told, ...(isContestable ? [termOf(paper, until, today)] : [])].join(' '),
        lines: [...new Set(group.flatMap(({ lines }) => lines))],
        amount: amounts.length > 0 ? totalOf(amounts) : null,
        parts: group.flatMap(({ lines, amount }) => (amount ? [{ at: lines[0] ?? wholePaper, amount }] : [])),
        ...(isContestable && until ? { contestUntil: until } : {}),
        mail: vatMail({
          ...{ contractor: paper.contractor, paper, verdicts: group },
          applicants: home.applicants,
        }),
      },
    ];
  });
}

import { type Day, formatDayLong } from '#/core/day';
import { totalOf } from '#/core/money';
import type { Others } from '#/features/papers/invoices/rules/findings/others';
import type {
  CheckedContact,
  CheckedHome,
  CheckedInvoice,
  CheckedQuote,
  Found,
} from '#/features/papers/invoices/rules/findings/types';
import { lastDayToContest } from '#/features/papers/vat/rules/contest';
import { ratedParts } from '#/features/papers/vat/rules/rated-parts';
import { vatMail } from '#/features/papers/vat/rules/vat-mail';
import { type Certainty, judgeVat, type VatVerdict } from '#/features/work/shared/rules/judge-vat';

const severities: Record<Certainty, Found['severity']> = {
  certain: 'danger',
  likely: 'warning',
  ask: 'info',
};

/** Of all invoices of the same works, this one too. */
function firstDate(invoice: CheckedInvoice, others: Others): Day | null {
  const ofWorks = [invoice, ...others.ofQuote(invoice).filter(({ kind }) => kind === 'invoice')];
  return (
    ofWorks.flatMap(({ invoiceDate, receivedDate }) => invoiceDate ?? receivedDate ?? []).sort()[0] ?? null
  );
}

function termOf(until: Day | null, today: Day): string {
  if (until === null) {
    return 'Betwist dat schriftelijk binnen een maand nadat u de factuur ontving: anders kan het verschil voor u zijn. Vul de dag van ontvangst in, dan staat hier de laatste dag.';
  }
  return today <= until
    ? `U kunt dat schriftelijk betwisten tot en met ${formatDayLong(until)}: daarna kan het verschil voor u zijn.`
    : `De maand om dat te betwisten liep tot en met ${formatDayLong(until)}. Bespreek het met de aannemer.`;
}

/** What is said at once: as sure, and to the same side. */
function grouped(verdicts: readonly VatVerdict[]): VatVerdict[][] {
  const groups = new Map<string, VatVerdict[]>();
  for (const verdict of verdicts) {
    const key = `${verdict.certainty} ${verdict.side}`;
    groups.set(key, [...(groups.get(key) ?? []), verdict]);
  }
  return [...groups.values()];
}

/** Whether 6% or 21% can be right for this work and this home, what it makes, and until when one may contest it. */
export function wrongVatRate(
  invoice: CheckedInvoice,
  quote: CheckedQuote | null,
  others: Others,
  contact: CheckedContact,
  home: CheckedHome,
  today: Day,
): Found[] {
  const dates = {
    date: invoice.invoiceDate ?? invoice.receivedDate,
    firstDate: firstDate(invoice, others),
    contractDate: quote?.quoteDate ?? null,
  };
  const until = invoice.receivedDate && lastDayToContest(invoice.receivedDate);
  const verdicts = judgeVat(ratedParts(invoice), { ...invoice, ...dates }, home);
  return grouped(verdicts).map((group) => {
    const [first] = group;
    const amounts = group.flatMap(({ amount }) => amount ?? []);
    const isContestable = group.some((each) => each.isContestable && each.certainty !== 'ask');
    const sentences = group.map(({ sentence }) => sentence);
    return {
      ...{ rule: 'vat-rate', severity: severities[first?.certainty ?? 'ask'] },
      sentence: [...sentences, ...(isContestable ? [termOf(until, today)] : [])].join(' '),
      lines: [...new Set(group.flatMap(({ lines }) => lines))],
      amount: amounts.length > 0 ? totalOf(amounts) : null,
      ...(isContestable && until ? { contestUntil: until } : {}),
      mail: vatMail({ contractor: contact, invoice, verdicts: group, applicants: home.applicants }),
    };
  });
}

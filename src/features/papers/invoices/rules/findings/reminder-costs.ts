import type { Day } from '#/core/day';
import { tellFact } from '#/core/grade';
import { atLeastZero, formatEuro, subtractTotal, type Total, totalFromDecimal, totalOf } from '#/core/money';
import { remembered } from '#/core/remembered';
import { fold } from '#/core/search-text';
import type { CheckedInvoice, Found } from '#/features/papers/invoices/rules/findings/types';
import { mostReminderCosts, reminderFact } from '#/features/papers/shared/invoices/rules/reminder-costs';
import { vatOn } from '#/features/papers/shared/rules/lines';

const costs = new RegExp(
  [
    String.raw`\b(?:aanmanings?|herinnerings?|rappel|invorderings?|incasso)[ -]?(?:kost|vergoeding)`,
    String.raw`\b(?:kost|kosten|vergoeding)\b[^.;]{0,30}\b(?:aanmaning|herinnering|rappel|ingebrekestelling|laattijdig)`,
    String.raw`\b(?:aanmaning|herinnering|rappel)\b[^.;]{0,20}\bkosten?\b`,
    String.raw`\b(?:schadebeding|verhogingsbeding|forfaitaire (?:schade)?vergoeding)\b`,
    String.raw`\bfrais de (?:rappel|mise en demeure|recouvrement)\b|\bindemnite forfaitaire\b`,
  ].join('|'),
);

const namesCosts = remembered((text) => costs.test(fold(text)));

function isLate({ owed }: CheckedInvoice, today: Day): boolean {
  if (!owed || totalFromDecimal(owed.open) <= 0n) return false;
  return owed.isCalledLate || (owed.dueDate !== null && owed.dueDate < today);
}

/** Of an invoice that is paid late and asks something for that: the most that may be asked. */
export function reminderCosts(invoice: CheckedInvoice, today: Day): Found[] {
  if (!isLate(invoice, today)) return [];
  const lines = invoice.lines.flatMap(({ kind, description }, at) =>
    kind === 'line' && namesCosts(description) ? [at] : [],
  );
  if (lines.length === 0 && !namesCosts(invoice.description ?? '')) return [];
  const asked = lines.map((at) => totalFromDecimal(invoice.lines[at]?.net ?? '0.00'));
  const charged = totalOf(asked);
  const vat = lines.map((at, nth) => vatOn(asked[nth] ?? (0n as Total), invoice.lines[at]?.vatRate ?? 0));
  const open = totalFromDecimal(invoice.owed?.open ?? '0.00');
  const amount = mostReminderCosts(atLeastZero(subtractTotal(open, totalOf([charged, ...vat]))));
  const over = subtractTotal(charged, amount);
  const [first = 0] = lines;
  const told =
    charged > 0n
      ? `Hier worden kosten van ${formatEuro(charged)} gevraagd omdat u laat betaalt.`
      : 'Hier worden kosten gevraagd omdat u laat betaalt.';
  const sentence = `${told} Op wat u nog moest betalen, mag dat hoogstens ${formatEuro(amount)} zijn, en niets als dit de eerste herinnering is. ${tellFact(reminderFact)}`;
  const found = { rule: 'reminder-costs' as const, sentence, lines, amount };
  return over > 0n
    ? [{ ...found, severity: 'warning', parts: [{ at: first, amount: over }] }]
    : [{ ...found, severity: 'info' }];
}

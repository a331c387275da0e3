import { countDays } from '#/core/day-words';
import type { Deadline } from '#/core/deadline';
import type { Severity } from '#/core/finding';
import { formatEuro, totalFromDecimal } from '#/core/money';
import type { Todo } from '#/core/todo';
import { invoicesPage } from '#/features/papers/invoices/page';
import type { Checked, Looked } from '#/features/papers/shared/checked';
import { numbered } from '#/features/papers/shared/rules/title';

type LookedAt = { readonly invoiceId: number; readonly checked: Pick<Checked, 'checked' | 'notChecked'> };

/** Bills by how late they are; of what was only called late nobody knows how late. */
export function invoiceTodosOf(deadlines: readonly Deadline[], looked: readonly LookedAt[]): Todo[] {
  const unlooked = new Map(looked.map(({ invoiceId, checked }) => [invoiceId, notCheckedInWords(checked)]));
  const late = deadlines.filter(({ kind, isPressing }) => kind === 'invoice' && isPressing);
  return late
    .toSorted((one, other) => (one.days ?? 0) - (other.days ?? 0))
    .map(({ key, id, name, number, days, amount }) => ({
      key,
      kind: 'invoice',
      title: name,
      text: `${numbered('Factuur', number)} van ${formatEuro(totalFromDecimal(amount ?? '0'))}, ${
        days === null ? 'achterstallig' : `${countDays(-days)} over tijd`
      }${unlooked.get(id) ?? ''}`,
      path: `${invoicesPage.path}/${id}`,
      icon: 'bill',
      isUrgent: true,
      place: 20,
      details: { id, name, amount: amount ?? '0.00', days: days === null ? null : -days },
    }));
}

const needed: Partial<Record<Looked['kind'], string>> = {
  sums: 'het rekenwerk',
  vat: 'het btw-tarief',
  quote: 'de offerte',
};

/** Of what makes an invoice green when it was compared: what nobody could compare. */
function notCheckedInWords({ notChecked }: LookedAt['checked']): string {
  const missing = notChecked.flatMap(({ kind }) => needed[kind] ?? []);
  return missing.length === 0 ? '' : `. Niet na te kijken: ${missing.join(', ')}`;
}

type Paid = { id: number; name: string; sentence: string };

/** Paid by who didn't say what they read, while something bad stood open; it goes once that is looked into. */
export function unseenTodosOf(paid: readonly Paid[]): Todo[] {
  return paid.map(({ id, name, sentence }) => {
    const path = `${invoicesPage.path}/${id}`;
    return {
      ...{ key: `paid unseen ${id}`, kind: 'unseen', title: name, path, icon: 'bill', place: 24 },
      text: `Zonder nakijken betaald: ${sentence}`,
      ...{ isUrgent: true, act: { label: 'Factuur nakijken', path }, details: { id, name } },
    };
  });
}

type OpenFindings = { invoiceId: number; count: number; severity: Severity };

/** Invoices that are not paid and of which something is not right. One more thing that isn't is another to do. */
export function findingTodosOf(found: readonly OpenFindings[], names: ReadonlyMap<number, string>): Todo[] {
  return found
    .filter(({ severity }) => severity !== 'info')
    .map(({ invoiceId: id, count }) => {
      const name = names.get(id) ?? 'Factuur';
      const path = `${invoicesPage.path}/${id}`;
      return {
        key: `finding ${id} ${count}`,
        kind: 'finding',
        title: name,
        text:
          count === 1
            ? 'Er klopt iets niet aan deze factuur'
            : `Er kloppen ${count} dingen niet aan deze factuur`,
        path,
        icon: 'bill',
        isUrgent: true,
        place: 25,
        act: { label: 'Factuur nakijken', path },
        details: { id, name },
      };
    });
}

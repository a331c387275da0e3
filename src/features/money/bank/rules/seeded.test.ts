import { describe, expect, it } from 'vitest';
import { addDays, day } from '#/core/day';
import type { KnownInvoice } from '#/features/money/bank/rules/known';
import { matchLines } from '#/features/money/bank/rules/match';
import type { ReadLine } from '#/features/money/bank/rules/statement';
import { structuredOf } from '../../../../../tests/support/bank-files';

/** The same numbers each time, whatever runs beside it. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const firms = ['Dakwerken Vermeersch', 'Elektro Maes', 'Sanitair Claes', 'Ramen Goossens', 'Vloeren Wouters'];
const accountOf = (index: number) => `BE${String(10 + index)}9991000${String(index).padStart(5, '0')}`;
const places = ['Bakkerij', 'Colruyt', 'Dokter', 'Huur', 'Telenet', 'NMBS', 'Elektro Peeters'];

describe.each([1, 2, 3, 4, 5])('a statement of 300 lines with 40 payments among them, %i', (seed) => {
  const random = seeded(seed);
  const invoices = Array.from({ length: 60 }, (_, index): KnownInvoice => {
    const amount = 10_000 + random(900_000);
    const firm = random(firms.length);
    return {
      ...{ id: index + 1, kind: 'invoice', number: `F${seed}-${1_000 + index}`, contactId: firm },
      structured: index % 2 ? structuredOf(1_000_000_000 + index * 7_919) : null,
      ...{
        contactName: firms[firm] ?? '',
        accounts: [accountOf(firm)],
        date: addDays(day('2026-01-01'), index),
      },
      ...{ amount, paid: 0, open: amount, overpaid: 0, payments: [] },
    };
  });
  const paid = invoices.slice(0, 40);
  const payments = paid.map((invoice): ReadLine & { of: number } => ({
    ...{ of: invoice.id, account: 'own', currency: 'EUR', reference: null },
    ...{ day: addDays(invoice.date ?? day('2026-01-01'), 1 + random(30)), cents: -invoice.open },
    ...{ name: invoice.contactName, iban: invoice.accounts[0] ?? null, message: invoice.structured },
  }));
  const noise = Array.from(
    { length: 260 },
    (): ReadLine => ({
      ...{
        account: 'own',
        currency: 'EUR',
        reference: null,
        day: addDays(day('2026-01-01'), random(90)),
      },
      ...{
        cents: (random(2) ? -1 : 1) * (100 + random(50_000)),
        name: places[random(places.length)] ?? null,
      },
      ...{ iban: accountOf(50 + random(40)), message: `aankoop ${random(1_000_000)}` },
    }),
  );
  const lines = [...payments, ...noise].toSorted((one, other) => one.day.localeCompare(other.day));
  const found = matchLines(lines, { invoices, premiums: [] });

  it('has every payment, and no other, for sure', () => {
    const sure = lines.flatMap((line, index) =>
      found[index]?.isSure ? [{ line, parts: found[index]?.parts }] : [],
    );
    const right = sure.filter(({ line, parts }) => 'of' in line && parts?.[0]?.invoiceId === line.of);
    expect(right).toHaveLength(sure.length);
    expect(sure).toHaveLength(40);
  });
});

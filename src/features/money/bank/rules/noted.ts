import { enumerate } from '#/core/enumerate';

type Noted = {
  readonly payments: readonly number[];
  readonly invoices: readonly number[];
  readonly premiumFiles: readonly number[];
};

/** What became of the chosen lines, for who chose them. */
export function countNoted({ payments, invoices, premiumFiles }: Noted): { title: string; text?: string } {
  // A purchase is an invoice with its payment.
  const paid = payments.length - invoices.length;
  const parts = [
    ...count(paid, 'betaling', 'betalingen'),
    ...count(invoices.length, 'bonnetje', 'bonnetjes'),
    ...count(premiumFiles.length, 'premie', 'premies'),
  ];
  return parts.length === 0
    ? { title: 'Niets nieuws', text: 'Deze lijnen waren al ingelezen.' }
    : { title: `Genoteerd: ${enumerate(parts)}` };
}

function count(number: number, one: string, many: string): string[] {
  return number > 0 ? [`${number} ${number === 1 ? one : many}`] : [];
}

import type { BankFileLine, BankLine } from '#/features/money/bank/contract';
import { findShop, shopCategory } from '#/features/papers/shared/rules/shops';

/** What somebody makes of a line: the proposal itself, an invoice, a premium or a purchase; '' as long as they have to choose. */
export type Choice = '' | 'proposal' | 'purchase' | `invoice:${number}` | `premium:${number}`;

export function isOut({ amount }: BankLine): boolean {
  return amount.startsWith('-');
}

/** What a tick means until one chooses otherwise. */
export function firstChoice({ line, proposal }: BankFileLine): Choice {
  if (proposal.as !== 'none') return 'proposal';
  return isOut(line) ? 'purchase' : '';
}

/** The line as it is sent; undefined while it is not chosen what it is. */
export function chosenOf({ line, seal, proposal }: BankFileLine, choice: Choice) {
  const amount = line.amount.replace('-', '');
  const base = { line, seal };
  if (choice === '') return undefined;
  if (choice === 'purchase') return { ...base, as: 'purchase' as const, category: categoryOf(line) };
  if (choice === 'proposal') {
    const { as, parts, premiumFileId } = proposal;
    if (as === 'purchase') return { ...base, as, category: categoryOf(line) };
    return { ...base, as, ...(parts ? { parts } : {}), ...(premiumFileId ? { premiumFileId } : {}) };
  }
  const [kind, id] = choice.split(':');
  if (kind === 'premium') return { ...base, as: 'premium' as const, premiumFileId: Number(id) };
  return {
    ...base,
    as: isOut(line) ? ('payment' as const) : ('refund' as const),
    parts: [{ invoiceId: Number(id), amount }],
  };
}

function categoryOf({ name, message }: BankLine): string | null {
  return findShop(name, message) ? shopCategory : null;
}

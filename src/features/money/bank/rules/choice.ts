import type { BankFileLine, BankLine } from '#/features/money/bank/contract';
import { findShop, shopCategory } from '#/features/papers/shared/rules/shops';

/** What somebody makes of a line: the proposal itself, an invoice, a premium or a purchase; '' as long as they have to choose. */
export type Choice = '' | 'proposal' | 'purchase' | `invoice:${number}` | `premium:${number}`;

export function isOut({ amount }: BankLine): boolean {
  return amount.startsWith('-');
}

/** A line that was ticked. What a purchase is for is asked only of a purchase. */
export type Ticked = {
  readonly what: Choice;
  readonly category: string;
  /** '' where it is for none. */
  readonly roomId: string;
};

/** What a tick means until one chooses otherwise. */
export function firstTicked(read: BankFileLine): Ticked {
  return { what: firstChoice(read), category: categoryOf(read.line), roomId: '' };
}

function firstChoice({ line, proposal }: BankFileLine): Choice {
  if (proposal.as !== 'none') return 'proposal';
  return isOut(line) ? 'purchase' : '';
}

export function isPurchase({ proposal }: BankFileLine, { what }: Ticked): boolean {
  return what === 'purchase' || (what === 'proposal' && proposal.as === 'purchase');
}

/** The invoices that it is for: as proposed, or the one that somebody chose instead. */
export function paidBy({ proposal }: BankFileLine, ticked: Ticked | undefined): number[] {
  const what = ticked?.what ?? 'proposal';
  if (what === 'proposal') return (proposal.parts ?? []).map(({ invoiceId }) => invoiceId);
  const [kind, id] = what.split(':');
  return kind === 'invoice' ? [Number(id)] : [];
}

/** The line as it is sent; undefined while it is not chosen what it is. */
export function chosenOf(read: BankFileLine, ticked: Ticked | undefined) {
  if (!ticked || ticked.what === '') return undefined;
  const { line, seal, proposal } = read;
  const base = { line, seal };
  if (isPurchase(read, ticked)) {
    const roomId = ticked.roomId === '' ? null : Number(ticked.roomId);
    return { ...base, as: 'purchase' as const, category: ticked.category || null, roomId };
  }
  if (ticked.what === 'proposal') {
    const { as, parts, premiumFileId } = proposal;
    return { ...base, as, ...(parts ? { parts } : {}), ...(premiumFileId ? { premiumFileId } : {}) };
  }
  const [kind, id] = ticked.what.split(':');
  if (kind === 'premium') return { ...base, as: 'premium' as const, premiumFileId: Number(id) };
  return {
    ...base,
    as: isOut(line) ? ('payment' as const) : ('refund' as const),
    parts: [{ invoiceId: Number(id), amount: line.amount.replace('-', '') }],
  };
}

function categoryOf({ name, message }: BankLine): string {
  return findShop(name, message) ? shopCategory : '';
}

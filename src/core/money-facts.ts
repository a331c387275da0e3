import type { Day } from '#/core/day';
import type { Total } from '#/core/money';

/** A line of a paper, as far as it is about money. */
export type MoneyLine = {
  readonly kind: 'line' | 'heading' | 'option';
  readonly net: string | null;
  readonly vatRate: number | null;
  /** The item of the meetstaat that it is about. */
  readonly itemId: number | null;
};

/** All amounts are with VAT. */
type MoneyPaper = {
  readonly id: number;
  readonly category: string | null;
  readonly amount: Total;
  readonly lines: readonly MoneyLine[];
  /** What a lump sum is about. */
  readonly coversItemIds: readonly number[];
};

/** One that is accepted, or that can still be today. */
export type MoneyQuote = MoneyPaper & {
  readonly status: 'accepted' | 'pending';
  readonly unforeseen: Total;
};

export type MoneyExtra = {
  readonly quoteId: number;
  readonly status: 'approved' | 'sent';
  readonly amount: Total;
  readonly lines: readonly MoneyLine[];
};

export type MoneyInvoice = MoneyPaper & {
  readonly kind: 'invoice' | 'credit-note' | 'receipt';
  /** Of a credit note that of the invoice which it names. */
  readonly quoteId: number | null;
  /** The invoice that a credit note names. */
  readonly creditsInvoiceId: number | null;
  readonly paid: Total;
  readonly open: Total;
  readonly overpaid: Total;
  /** Given back wholly by credit notes. */
  readonly netted: boolean;
};

export type MoneyItem = {
  readonly id: number;
  /** The kind of work that it is budgeted under. */
  readonly work: string;
  /** Null: it has no price. */
  readonly estimate: Total | null;
  /** Nothing more is to be asked for it. */
  readonly isComplete: boolean;
};

/** What of a contract is not to be paid yet. */
export type MoneyKept = { readonly quoteId: number; readonly amount: Total };

/** What the house knows of the money of a project, from whoever knows it. */
export type MoneyFacts = {
  readonly items: readonly MoneyItem[];
  readonly quotes: readonly MoneyQuote[];
  readonly extras: readonly MoneyExtra[];
  readonly invoices: readonly MoneyInvoice[];
  readonly kept: readonly MoneyKept[];
};

/** Money that was agreed on, asked or paid on a day. */
export type MoneyMove = {
  readonly step: 'committed' | 'invoiced' | 'paid';
  readonly day: Day;
  readonly amount: Total;
};

/** A premium that was or may be asked for. */
export type PremiumToCome = {
  readonly id: number;
  /** What the work is called. */
  readonly name: string;
  readonly state: 'under way' | 'paid' | 'refused';
  readonly submittedOn: Day | null;
  /** What was granted; until then what is expected at least. */
  readonly amount: Total;
  readonly paid: Total;
  /** Where it goes: what pays off the loan is never in hand. */
  readonly target: 'cash' | 'loan';
};

/** What the acceptance of a contract says of its money. */
export type AcceptedFacts = {
  readonly provisional: Day | null;
  readonly final: Day | null;
  /** Kept back then, and when it comes free; null where nobody knows. */
  readonly kept: Total;
  readonly keptUntil: Day | null;
};

/** What changes when money comes and goes, beside the papers. */
export type MoneyToCome = {
  readonly premiums: readonly PremiumToCome[];
  /** By quote; those without an acceptance are left out. */
  readonly accepted: ReadonlyMap<number, AcceptedFacts>;
};

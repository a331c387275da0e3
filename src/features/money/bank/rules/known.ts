import type { Day } from '#/core/day';
import type { InvoiceKind } from '#/features/papers/shared/invoices/contract';

/** What the project knows of an invoice, as far as a booking can be about it. Amounts in cents. */
export type KnownInvoice = {
  readonly id: number;
  readonly kind: InvoiceKind;
  readonly number: string | null;
  /** Twelve digits. */
  readonly structured: string | null;
  readonly contactId: number;
  readonly contactName: string;
  /** Of the contact and on the paper, without blanks. */
  readonly accounts: readonly string[];
  readonly date: Day | null;
  /** Of a credit note: below zero what is to come back. */
  readonly amount: number;
  readonly paid: number;
  readonly open: number;
  /** Paid above what was asked; of a credit note what is to come back. */
  readonly overpaid: number;
  readonly payments: readonly { readonly date: Day | null; readonly amount: number }[];
};

export type KnownPremium = {
  readonly id: number;
  readonly name: string;
  readonly reference: string | null;
  /** What was granted, where that is known. */
  readonly amount: number | null;
};

export type Known = {
  readonly invoices: readonly KnownInvoice[];
  readonly premiums: readonly KnownPremium[];
};

export const bankUses = ['payment', 'refund', 'premium', 'purchase', 'none'] as const;
export type BankUse = (typeof bankUses)[number];

/** In cents, always above zero: `as` says which way it went. */
export type Part = { readonly invoiceId: number; readonly cents: number };

export type Proposal = {
  readonly as: BankUse;
  readonly isSure: boolean;
  readonly parts?: readonly Part[];
  readonly premiumFileId?: number;
  readonly because: string;
};

import type { Day } from '#/core/day';
import type { Found as CoreFound } from '#/core/finding';
import type { Total } from '#/core/money';
import type { ReadyMail } from '#/core/ready-mail';
import type { PaperLine, VatLine } from '#/features/papers/shared/contract';
import type { FindingRule } from '#/features/papers/shared/invoices/findings-contract';
import type { ContactType } from '#/features/work/shared/contacts/contract';
import type { VatHome } from '#/features/work/shared/rules/vat/parts';

/** What the rules look at of a paper. */
export type CheckedPaper = {
  readonly id: number;
  readonly amount: string;
  readonly netAmount: string | null;
  readonly lines: readonly PaperLine[];
  readonly vatLines: readonly VatLine[];
};

/** With the lines of the extra work that was approved since; `approved` is what that work makes. */
export type CheckedQuote = CheckedPaper & { readonly quoteDate: Day | null; readonly approved: string };

export type CheckedContact = {
  readonly iban: string | null;
  readonly name: string;
  readonly email: string | null;
  readonly type?: ContactType;
};

export type CheckedHome = VatHome & { readonly applicants: readonly string[] };

export type CheckedInvoice = CheckedPaper & {
  readonly kind: 'invoice' | 'credit-note' | 'receipt';
  readonly contactId: number;
  readonly quoteId: number | null;
  readonly invoiceNumber: string | null;
  readonly description: string | null;
  readonly invoiceDate: Day | null;
  readonly receivedDate: Day | null;
  readonly paidDate: Day | null;
  readonly iban: string | null;
  readonly addressee: string | null;
  /** Payments to accounts that are neither on the paper nor ever were of the firm. */
  readonly paidElsewhere?: readonly { readonly iban: string; readonly amount: string }[];
  /** While nobody confirmed that the contact’s account changed. */
  readonly ibanChange: { readonly from: string | null; readonly to: string } | null;
  /** While something of it is to be paid: by when, and how much. */
  readonly owed?: { readonly dueDate: Day | null; readonly isCalledLate: boolean; readonly open: string };
};

/** Before it is worded for the wire. */
export type Found = CoreFound<FindingRule> & {
  /** What of the amount is about each line: without VAT, but for what is about VAT itself. */
  readonly parts?: readonly { readonly at: number; readonly amount: Total }[];
  readonly contestUntil?: Day;
  readonly mail?: ReadyMail;
};

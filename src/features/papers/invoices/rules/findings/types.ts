import type { Day } from '#/core/day';
import type { Total } from '#/core/money';
import type { ReadyMail } from '#/core/ready-mail';
import type { FindingRule, FindingSeverity } from '#/features/papers/invoices/findings-contract';
import type { PaperLine, VatLine } from '#/features/papers/shared/contract';
import type { HomeUse } from '#/features/work/home/contract';

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
};

export type CheckedHome = {
  readonly applicants: readonly string[];
  readonly firstUseYear: number | null;
  readonly use: HomeUse | null;
};

export type CheckedInvoice = CheckedPaper & {
  readonly kind: 'invoice' | 'credit-note';
  readonly contactId: number;
  readonly quoteId: number | null;
  readonly invoiceNumber: string | null;
  readonly description: string | null;
  readonly invoiceDate: Day | null;
  readonly receivedDate: Day | null;
  readonly iban: string | null;
  readonly addressee: string | null;
  /** While nobody confirmed that the contact’s account changed. */
  readonly ibanChange: { readonly from: string | null; readonly to: string } | null;
};

/** Before it is worded for the wire: the lines by their place on the paper. */
export type Found = {
  readonly rule: FindingRule;
  readonly severity: FindingSeverity;
  readonly sentence: string;
  readonly lines: readonly number[];
  readonly amount: Total | null;
  readonly contestUntil?: Day;
  readonly mail?: ReadyMail;
};

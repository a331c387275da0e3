import type { Day } from '#/core/day';
import type { PaperLine, VatLine } from '#/features/papers/shared/contract';

/** What a scan read from a paper. */
export type QuoteData = {
  companyName?: string | null;
  contactPerson?: string | null;
  totalAmount?: string | number | null;
  description?: string | null;
  quoteNumber?: string | null;
  quoteDate?: Day | null;
  validUntil?: Day | null;
  netAmount?: string | null;
  lines?: readonly PaperLine[];
  vatLines?: readonly VatLine[];
  notes?: string | null;
  enterpriseNumber?: string | null;
  iban?: string | null;
  phone?: string | null;
  email?: string | null;
};

/** What the form of a new quote begins with. */
export type QuotePrefill = {
  data: QuoteData;
  file?: File | undefined;
  /** A check that waits for its quote. */
  checkId?: number | undefined;
};

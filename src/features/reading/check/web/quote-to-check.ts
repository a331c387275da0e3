/** What the check has to know of a quote. */
export type QuoteToCheck = {
  id: number;
  quoteNumber: string | null;
  contact: { name: string; company: string | null };
  file: { name: string; mimeType: string } | null;
};

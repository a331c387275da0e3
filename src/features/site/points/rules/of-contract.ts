/** Of a contract itself, or of who does it where no contract is named. */
export function isOfContract(
  point: { quoteId: number | null; contactId: number | null },
  quote: { id: number; contactId: number },
): boolean {
  return point.quoteId === null ? point.contactId === quote.contactId : point.quoteId === quote.id;
}

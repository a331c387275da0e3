import { numberBeside, paperTitle } from '#/features/papers/shared/rules/title';

type Numbered = { quoteNumber: string | null } | { invoiceNumber: string | null };

/** How a paper is called, as it is kept, with who sent it; its number where that doesn't say it. */
export function titleOf(
  paper: Numbered & { description: string | null },
  { name, company }: { name: string; company: string | null },
) {
  const number = 'quoteNumber' in paper ? paper.quoteNumber : paper.invoiceNumber;
  const titled = { contact: { name, company }, description: paper.description, number };
  return { name: paperTitle(titled), number: numberBeside(titled) };
}

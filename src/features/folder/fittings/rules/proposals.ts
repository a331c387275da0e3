import type { Day } from '#/core/day';
import type { FittingProposal } from '#/features/folder/fittings/contract';
import { legalGround, legalGuaranteeUntil } from '#/features/folder/fittings/rules/guarantee';
import { type ReadFitting, readLine } from '#/features/folder/fittings/rules/read-line';

export type InvoiceWithLines = {
  id: number;
  contactId: number;
  roomId: number | null;
  invoiceDate: Day | null;
  lines: readonly string[];
};

type Known = { name: string; brand: string | null; invoiceId: number | null };
type Read = { read: ReadFitting; line: string };

const mostProposals = 60;

/** Of one invoice each thing once: the line with its brand, or else that of the thing before that of the work. */
function bestOfEach(lines: readonly string[]): Read[] {
  const found = new Map<string, Read>();
  const worth = ({ brand, type, isWorkOnly }: ReadFitting) =>
    (brand ? 4 : 0) + (type ? 2 : 0) + (isWorkOnly ? 0 : 1);
  for (const line of lines) {
    const read = readLine(line);
    if (!read) continue;
    const known = `${read.kind.name} ${read.brand ?? ''}`;
    const before = found.get(known);
    if (!before || worth(before.read) < worth(read)) found.set(known, { read, line });
  }
  const all = [...found.values()];
  const branded = new Set(all.flatMap(({ read: { kind, brand } }) => (brand ? [kind] : [])));
  return all.filter(({ read: { kind, brand } }) => brand !== null || !branded.has(kind));
}

/** Whether it is among the fittings: also under a longer name. Two ovens of one invoice differ by their brand. */
function isTaken(invoiceId: number, { kind, brand }: ReadFitting, known: readonly Known[]): boolean {
  const ofKind = known.filter(
    (each) =>
      each.invoiceId === invoiceId && each.name.toLowerCase().split(/\s+/).includes(kind.name.toLowerCase()),
  );
  return ofKind.some((each) => !brand || !each.brand || each.brand.toLowerCase() === brand.toLowerCase());
}

/** What was bought and is not among the fittings yet, the last invoice first. */
export function proposeFittings(
  invoices: readonly InvoiceWithLines[],
  known: readonly Known[],
): FittingProposal[] {
  return invoices
    .flatMap(({ id, contactId, roomId, invoiceDate, lines }) =>
      bestOfEach(lines)
        .filter(({ read }) => !isTaken(id, read, known))
        .map(({ read: { kind, brand, type }, line }) => ({
          key: `${id} ${kind.name} ${brand ?? ''}`.trim(),
          ...{ name: kind.name, brand, type, line, contactId, invoiceId: id, roomId },
          deliveredOn: invoiceDate,
          guaranteeUntil: invoiceDate && kind.isGoods ? legalGuaranteeUntil(invoiceDate) : null,
          ground: invoiceDate && kind.isGoods ? legalGround : null,
        })),
    )
    .slice(0, mostProposals);
}

import { z } from 'zod';
import { formatDay } from '#/core/day';
import { centsFromDecimal, formatEuro } from '#/core/money';
import { amount, day, id } from '#/core/wire';
import { proofKinds } from '#/features/premium-files/rules/proofs';

const frozenInvoice = z.object({
  invoiceId: id,
  invoiceNumber: z.string().nullable(),
  invoiceDate: day.nullable(),
  part: amount,
  fileKey: z.string().nullable(),
  fileName: z.string().nullable(),
});

const frozenProof = z.object({
  kind: z.enum(proofKinds),
  note: z.string().nullable(),
  fileKey: z.string().nullable(),
  fileName: z.string().nullable(),
});

/** What was handed in, as it was that day. */
export const frozenContents = z.object({
  on: day,
  total: amount,
  invoices: z.array(frozenInvoice),
  proofs: z.array(frozenProof),
});
export type FrozenContents = z.infer<typeof frozenContents>;
type FrozenInvoice = z.infer<typeof frozenInvoice>;

type Now = Omit<FrozenContents, 'on' | 'total'>;

/** What is no longer as it was handed in. */
export function changesSince(frozen: FrozenContents, now: Now): string[] {
  return [
    ...frozen.invoices.flatMap((before) => {
      const after = now.invoices.find(({ invoiceId }) => invoiceId === before.invoiceId);
      return after ? changesOfInvoice(before, after) : [`${nameOf(before)} is er niet meer.`];
    }),
    ...frozen.proofs
      .filter(({ fileKey }) => fileKey !== null && !now.proofs.some((each) => each.fileKey === fileKey))
      .map(({ fileName }) => `‘${fileName}’ is er niet meer.`),
    ...now.proofs
      .filter(({ fileKey }) => fileKey !== null && !frozen.proofs.some((each) => each.fileKey === fileKey))
      .map(({ fileName }) => `‘${fileName}’ is na de indiening toegevoegd.`),
  ];
}

function nameOf({ invoiceNumber, invoiceId }: FrozenInvoice): string {
  return `Factuur ${invoiceNumber ?? `F-${invoiceId}`}`;
}

function changesOfInvoice(before: FrozenInvoice, after: FrozenInvoice): string[] {
  const euro = (decimal: string) => formatEuro(centsFromDecimal(decimal));
  const date = (value: FrozenInvoice['invoiceDate']) => (value ? formatDay(value) : 'geen datum');
  return [
    before.part !== after.part && `het bedrag was ${euro(before.part)} en is nu ${euro(after.part)}`,
    before.invoiceDate !== after.invoiceDate &&
      `de datum was ${date(before.invoiceDate)} en is nu ${date(after.invoiceDate)}`,
    before.fileKey !== after.fileKey && 'er is een ander bestand',
  ]
    .filter((text) => text !== false)
    .map((text) => `${nameOf(before)}: ${text}.`);
}

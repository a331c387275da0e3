import { z } from 'zod';
import { formatDay } from '#/core/day';
import { centsFromDecimal, formatEuro } from '#/core/money';
import { amount, day, id } from '#/core/shapes';
import { nameOfInvoice } from '#/features/premiums/shared/premium-files/rules/invoice-name';
import { proofKinds, proofWords } from '#/features/premiums/shared/premium-files/rules/proofs';

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

/** What is asked of who applies, and of the home. */
export const homeFacts = z.object({
  ean: z.string().nullable(),
  iban: z.string().nullable(),
  applicants: z.array(z.string()),
  address: z.string().nullable(),
});
type HomeFacts = z.infer<typeof homeFacts>;

/** What was handed in, as it was that day. */
export const frozenContents = z.object({
  on: day,
  total: amount,
  invoices: z.array(frozenInvoice),
  proofs: z.array(frozenProof),
  /** Not kept of what was handed in before it was asked for. */
  home: homeFacts.optional(),
});
export type FrozenContents = z.infer<typeof frozenContents>;
type FrozenInvoice = z.infer<typeof frozenInvoice>;
type FrozenProof = z.infer<typeof frozenProof>;

type Now = Omit<FrozenContents, 'on' | 'total'>;

/** What is no longer as it was handed in. */
export function changesSince(frozen: FrozenContents, now: Now): string[] {
  return [
    ...frozen.invoices.flatMap((before) => {
      const after = now.invoices.find(({ invoiceId }) => invoiceId === before.invoiceId);
      return after ? changesOfInvoice(before, after) : [`${nameOf(before)} is er niet meer.`];
    }),
    ...missingIn(now.proofs, frozen.proofs).map((proof) => `${nameOfProof(proof)} is er niet meer.`),
    ...missingIn(frozen.proofs, now.proofs).map(
      (proof) => `${nameOfProof(proof)} is na de indiening toegevoegd.`,
    ),
    ...(frozen.home && now.home ? changesOfHome(frozen.home, now.home) : []),
  ];
}

/** Of these the ones that the others don't have: the same piece with the same file or the same words. */
function missingIn(others: readonly FrozenProof[], proofs: readonly FrozenProof[]): FrozenProof[] {
  const keyOf = ({ kind, fileKey, note }: FrozenProof) => `${kind} ${fileKey ?? note}`;
  const there = new Set(others.map(keyOf));
  return proofs.filter((proof) => !there.has(keyOf(proof)));
}

function nameOfProof({ kind, fileName, note }: FrozenProof): string {
  return fileName === null ? `${proofWords[kind].label} ${note ?? ''}`.trim() : `‘${fileName}’`;
}

const homeWords: Record<keyof HomeFacts, string> = {
  ean: 'De EAN-code',
  iban: 'Het rekeningnummer',
  applicants: 'De aanvrager',
  address: 'Het adres van de werken',
};

function changesOfHome(before: HomeFacts, after: HomeFacts): string[] {
  const told = (value: HomeFacts[keyof HomeFacts]) => [value ?? []].flat().join(', ') || 'niet ingevuld';
  return (Object.keys(homeWords) as (keyof HomeFacts)[]).flatMap((key) => {
    const [was, is] = [told(before[key]), told(after[key])];
    return was === is ? [] : [`${homeWords[key]} was ${was} en is nu ${is}.`];
  });
}

function nameOf(invoice: FrozenInvoice): string {
  return invoice.invoiceNumber ? `Factuur ${invoice.invoiceNumber}` : nameOfInvoice(invoice);
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

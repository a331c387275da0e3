import { z } from 'zod';
import { amount } from '#/core/shapes';

const checkedKinds = ['sums', 'vat', 'quote', 'earlier', 'account', 'name', 'file'] as const;

const looked = z.array(z.object({ kind: z.enum(checkedKinds), text: z.string() }));

/** What a paper was held against, and what nobody could look at for want of something. */
export const checked = z.object({
  checked: looked,
  notChecked: looked,
  /** Of an invoice: what is left to pay that no finding is about. */
  undisputed: amount.optional(),
});
export type Checked = z.infer<typeof checked>;
export type Looked = Checked['checked'][number];

/** Told apart: what is compared, and what is missing for it. */
export function sortLooked(all: readonly (Looked & { isChecked: boolean })[]): Omit<Checked, 'undisputed'> {
  const those = (isChecked: boolean) =>
    all.filter((each) => each.isChecked === isChecked).map(({ kind, text }) => ({ kind, text }));
  return { checked: those(true), notChecked: those(false) };
}

/** Only then it is right as far as anybody can tell: sums and VAT were compared, and what was agreed on too. */
export function isWhollyChecked({ checked: looked }: Checked): boolean {
  return (['sums', 'vat', 'quote'] as const).every((kind) => looked.some((each) => each.kind === kind));
}

import {
  type PremiumWorkId,
  premiumWorkIds,
  workLabel,
  workNames,
} from '#/features/premiums/shared/premies/rules/works';

type Marked = {
  id: number;
  subsidyEligible: boolean;
  subsidyTypeId: number | null;
  kind: 'invoice' | 'credit-note' | 'receipt';
  creditsInvoiceId: number | null;
  netted: boolean;
};
type Saved = { werksoort: string; counts: boolean };

export type Proposal = { work: PremiumWorkId; invoiceIds: number[]; isSimulated: boolean };

type Known = {
  invoices: readonly Marked[];
  subsidyTypes: readonly { id: number; name: string }[];
  calculations: readonly Saved[];
  files: readonly { work: PremiumWorkId }[];
};

/** Works without a file that a marked invoice or a saved simulation speaks of. */
export function proposedFiles({ invoices, subsidyTypes, calculations, files }: Known): Proposal[] {
  // With the credit notes that give it back wholly an invoice is nothing to ask for.
  const nothing = new Set(
    invoices.filter(({ kind, netted }) => kind === 'invoice' && netted).map(({ id }) => id),
  );
  const names = new Map(subsidyTypes.map(({ id, name }) => [id, name]));
  return premiumWorkIds
    .filter((work) => !files.some((file) => file.work === work))
    .map((work) => ({
      work,
      invoiceIds: invoices
        .filter(({ id, creditsInvoiceId }) => !nothing.has(id) && !nothing.has(creditsInvoiceId ?? 0))
        .filter(({ subsidyEligible, subsidyTypeId }) => {
          return subsidyEligible && subsidyTypeId !== null && names.get(subsidyTypeId) === workNames[work];
        })
        .map(({ id }) => id),
      isSimulated: calculations.some(
        ({ werksoort, counts }) => counts && werksoort.split(', ').map(workLabel).includes(workNames[work]),
      ),
    }))
    .filter(({ invoiceIds, isSimulated }) => invoiceIds.length > 0 || isSimulated);
}

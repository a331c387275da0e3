type Linking = { readonly kind: 'invoice' | 'credit-note' | 'receipt'; readonly netted: boolean };

/** Whether its lines, or it as a lump sum, are about items of the meetstaat: what is given back no longer is. */
export function isLinking({ kind, netted }: Linking): boolean {
  return kind !== 'credit-note' && !netted;
}

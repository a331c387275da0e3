/** Where a file stands, in the order in which it goes. */
export const premiumFileStatuses = [
  'in_opbouw',
  'ingediend',
  'info_gevraagd',
  'toegekend',
  'geweigerd',
  'uitbetaald',
] as const;
export type PremiumFileStatus = (typeof premiumFileStatuses)[number];

export const statusLabels: Record<PremiumFileStatus, string> = {
  in_opbouw: 'In opbouw',
  ingediend: 'Ingediend',
  info_gevraagd: 'Bijkomende info gevraagd',
  toegekend: 'Toegekend',
  geweigerd: 'Geweigerd',
  uitbetaald: 'Uitbetaald',
};

/** Who the premium is paid to: with a Mijn VerbouwLening it repays the loan. */
export const payees = ['eigenaar', 'energiehuis'] as const;
export type Payee = (typeof payees)[number];

export const payeeLabels: Record<Payee, string> = {
  eigenaar: 'Aan mij',
  energiehuis: 'Aan het Energiehuis, als terugbetaling van de lening',
};

/** What was handed in stays as it was handed in. */
export function isSubmitted(status: PremiumFileStatus): boolean {
  return status !== 'in_opbouw';
}

/** Only who is asked for more has something to add to what was handed in. */
export function takesProofs(status: PremiumFileStatus): boolean {
  return status === 'in_opbouw' || status === 'info_gevraagd';
}

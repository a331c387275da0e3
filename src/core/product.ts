/** The name stands here and nowhere else; an operator can change the contact details by environment. */
export const product = {
  name: 'Truweel',
  tagline: 'Uw verbouwbuddy',
  promise: 'Professioneel verbouwproject management voor particulieren',
} as const;

export const productDefaults = {
  contactEmail: 'hallo@truweel.example',
  companyName: 'Truweel',
  vatNumber: 'BE 0000.000.097',
} as const;

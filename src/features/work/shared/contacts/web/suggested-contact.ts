/** What is known of a contact that is still to be made. */
export type SuggestedContact = Partial<
  Record<'name' | 'company' | 'email' | 'phone' | 'enterpriseNumber' | 'iban', string>
>;

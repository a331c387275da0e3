import { contacts } from '#/features/work/contacts/server/tables';

/** By which a letterbox knows who sent a paper. */
export const senderColumns = {
  name: contacts.name,
  company: contacts.company,
  enterpriseNumber: contacts.enterpriseNumber,
  iban: contacts.iban,
  email: contacts.email,
  phone: contacts.phone,
};

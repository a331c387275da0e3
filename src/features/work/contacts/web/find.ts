import { contactName } from '#/core/contact-name';
import { listContacts } from '#/features/work/contacts/contract';
import { contactsPage } from '#/features/work/contacts/page';
import { defineFound, type Find, joinDetail, joinText } from '#/platform/web/find';

export const contactsFind: Find = {
  name: 'contacts',
  screen: {
    page: contactsPage,
    words: 'aannemers leveranciers architect adresboek importeren vcard',
  },
  records: defineFound(listContacts, (contact) => {
    const { id, name, company, email, phone, address, notes, enterpriseNumber, iban } = contact;
    return {
      kind: 'Contact',
      path: `${contactsPage.path}?id=${id}`,
      title: contactName(contact),
      detail: joinDetail(company && name, phone),
      text: joinText(email, address, notes, enterpriseNumber, iban, phone?.replace(/^\+32 ?/, '0')),
    };
  }),
};

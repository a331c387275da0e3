import { contactPath } from '#/core/addresses';
import { contactName } from '#/core/contact-name';
import { contactsPage } from '#/features/work/contacts/page';
import { listContacts } from '#/features/work/shared/contacts/contract';
import { tradesOf, tradesText, tradeWords } from '#/features/work/shared/contacts/rules/trades';
import { contactTypeLabels } from '#/features/work/shared/contacts/rules/types';
import { defineFound, type Find, joinDetail, joinText } from '#/platform/web/find';

export const contactsFind: Find = {
  name: 'contacts',
  screen: {
    page: contactsPage,
    words: 'aannemers leveranciers architect adresboek vakman importeren vcard',
  },
  records: defineFound(listContacts, (contact) => {
    const { id, name, company, email, phone, address, notes, enterpriseNumber, iban, type } = contact;
    return {
      kind: 'Contact',
      path: contactPath(id),
      title: contactName(contact),
      detail: joinDetail(tradesText(contact), company && name, phone),
      called: tradesOf(contact).trades.map(tradeWords).join(' '),
      text: joinText(
        contactTypeLabels[type],
        email,
        address,
        notes,
        enterpriseNumber,
        iban,
        phone?.replace(/^\+32 ?/, '0'),
      ),
    };
  }),
};

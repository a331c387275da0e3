import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeContactCsv } from '#/features/work/contacts/rules/exchange/contact-csv';
import type { FoundContact } from '#/features/work/contacts/rules/exchange/found-contact';
import { type ContactFile, readContactFile } from '#/features/work/contacts/rules/exchange/read-contact-file';
import { type CardContact, writeVcards } from '#/features/work/contacts/rules/exchange/write-vcard';
import { contactFields, contactTypes, maxImportedContacts } from '#/features/work/shared/contacts/contract';
import { trades } from '#/features/work/shared/contacts/rules/trades';

function read(text: string | Uint8Array): ContactFile {
  return readContactFile(typeof text === 'string' ? new TextEncoder().encode(text) : text);
}

function contactsIn(text: string | Uint8Array): FoundContact[] {
  const file = read(text);
  if ('refusal' in file) throw new Error(file.refusal);
  return file.contacts;
}

const card = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n');

describe('a vCard', () => {
  it('of an old phone is read with its quoted-printable lines, broken as phones break them', () => {
    const text = card(
      'VERSION:2.1',
      'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Baetsl=C3=A9;Lore;;;',
      'ORG;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Baetsl=C3=A9 Architec=',
      'tuur',
      'TEL;HOME:09 555 01 20',
      'TEL;CELL;PREF:+32470550120',
      'EMAIL;INTERNET:lore@baetsle.example',
      'PHOTO;ENCODING=BASE64;JPEG:/9j/4AAQSkZJRgABAQ==',
      '',
    );
    expect(contactsIn(text)).toEqual([
      expect.objectContaining({
        name: 'Lore Baetslé',
        company: 'Baetslé Architectuur',
        phone: '+32470550120',
        email: 'lore@baetsle.example',
        notes: 'Telefoon: 09 555 01 20',
      }),
    ]);
  });

  it('of a newer device is read with folded lines, groups, addresses and marks before its numbers', () => {
    const text = card(
      'VERSION:4.0',
      'FN:Koen Vermeersch',
      'item1.ORG:Dakwerken Vermeersch bv;Werf',
      'TEL;VALUE=uri;TYPE="voice,work":tel:+32-9-555-01-21',
      'ADR;TYPE=work:;;Leiendekkerslaan 88;Destelbergen;;9070;België',
      'NOTE:Tien jaar waarborg\\, op het',
      '  dak\\; bel eerst\\nop dinsdag',
      'CATEGORIES:klus,Leverancier,dakdekker',
      'ROLE:Stukadoor',
    );
    expect(contactsIn(text)).toEqual([
      {
        name: 'Koen Vermeersch',
        company: 'Dakwerken Vermeersch bv, Werf',
        type: 'supplier',
        trades: ['roofer', 'plasterer'],
        email: null,
        phone: '+32-9-555-01-21',
        address: 'Leiendekkerslaan 88, 9070 Destelbergen',
        enterpriseNumber: null,
        iban: null,
        notes: 'Tien jaar waarborg, op het dak; bel eerst\nop dinsdag',
      },
    ]);
  });

  it('counts who is nobody, and takes no more than fits at once', () => {
    const many = card('FN:Jan').repeat(maxImportedContacts + 1);
    expect(read(many)).toMatchObject({ isMore: true });
    expect(read(card('FN:Jan') + card('NOTE:niemand'))).toMatchObject({ unnamed: 1, isMore: false });
    expect(read(card('NOTE:niemand'))).toHaveProperty('refusal');
  });
});

describe('a table of contacts', () => {
  it.each([
    [
      'Excel in these parts, in its own encoding',
      Buffer.from(
        'Naam;Firma;Gsm;BTW-nummer\r\nRené;D’Haese;0470 55 01 20;0941.238.510\r\n'.replace('’', '\x92'),
        'latin1',
      ),
      { name: 'René', company: 'D’Haese', phone: '0470 55 01 20', enterpriseNumber: 'BE 0941.238.510' },
    ],
    [
      'Outlook',
      'First Name,Middle Name,Last Name,Company,Business Street,Business City,Business Postal Code,Business Phone,Mobile Phone,E-mail Address\nKoen,,Vermeersch,"Dak, en zo",Kade 1,Gent,9000,09 1,0470 1,k@v.example\n',
      {
        name: 'Koen Vermeersch',
        company: 'Dak, en zo',
        address: 'Kade 1, 9000 Gent',
        phone: '0470 1',
        notes: 'Telefoon: 09 1',
      },
    ],
    [
      'Google',
      'First Name,Last Name,Organization Name,Notes,E-mail 1 - Value,Phone 1 - Value,Address 1 - Formatted\nLore,Baetslé,,"twee\nlijnen",lore@b.example,+32 470 1 ::: 09 2,"Straat 1\n9000 Gent"\n',
      {
        name: 'Lore Baetslé',
        company: null,
        phone: '+32 470 1',
        notes: 'twee\nlijnen\nTelefoon: 09 2',
        address: 'Straat 1\n9000 Gent',
      },
    ],
    [
      'Google with the parts of an address, and signs that turn a name around',
      'First Name,Organization Name,Address 1 - Street,Address 1 - City,Address 1 - Postal Code,Address 1 - Country\nTom,Peet\u202eers bv,Steenweg 12,Lokeren,9160,BE\n',
      { name: 'Tom', company: 'Peeters bv', address: 'Steenweg 12, 9160 Lokeren' },
    ],
    [
      'a hand that knows Excel',
      'sep=;\r\nBedrijf;Soort\r\nDe Kade nv;Leverancier\r\n',
      { name: 'De Kade nv', company: 'De Kade nv', type: 'supplier' },
    ],
  ])('of %s is read', (_, file, expected) => {
    expect(contactsIn(file)).toEqual([expect.objectContaining(expected)]);
  });

  it('without a row that says what is in it is refused in a sentence', () => {
    expect(read('Koen;0470 55 01 20\n')).toEqual({ refusal: expect.stringContaining('Kies een vCard') });
  });

  it('writes nothing that Excel would run, and reads it back', () => {
    const told: CardContact = { ...nobody, name: '=HYPERLINK("http://x")', phone: '+32 470 55 01 20' };
    const text = writeContactCsv([told]);
    expect(text).toContain("'=HYPERLINK");
    expect(text).toContain(';+32 470 55 01 20;');
    expect(contactsIn(text)).toEqual([told]);
  });
});

const nobody: CardContact = {
  ...{ name: 'Jan', type: 'contractor', company: null, email: null, phone: null, address: null },
  ...{ trades: [], enterpriseNumber: null, iban: null, notes: null },
};

const signs = fc.constantFrom(...'aB9é€ \t\n,;:\\"=+-@\'|ß🏠', 'BEGIN:VCARD', '\\n', '\r\n', ' ::: ', '=C3');
const texts = fc.string({ unit: signs, maxLength: 90 });

/** As the server would keep it. */
const kept = fc
  .record({
    name: texts,
    type: fc.constantFrom(...contactTypes),
    trades: fc.uniqueArray(fc.constantFrom(...trades), { maxLength: 4 }),
    company: texts,
    email: texts,
    phone: texts,
    address: texts,
    notes: texts,
    enterpriseNumber: fc.constantFrom('', 'BE 0941.238.510'),
    iban: fc.constantFrom('', 'BE64 9991 2345 0152'),
  })
  .map((fields) => {
    const lines = { address: fields.address.replaceAll('\r', ''), notes: fields.notes.replaceAll('\r', '') };
    // In a table three blanks with colons part two numbers.
    const numbers = { email: fields.email.replaceAll(':::', ''), phone: fields.phone.replaceAll(':::', '') };
    return contactFields.safeParse({ ...fields, ...lines, ...numbers }).data;
  })
  .filter((contact) => contact !== undefined)
  .map(
    (contact): CardContact => ({
      ...contact,
      trades: contact.trades ?? [],
      enterpriseNumber: contact.enterpriseNumber ?? null,
      iban: contact.iban ?? null,
    }),
  );

describe('contacts that go out', () => {
  it('come back from a vCard as they were', () => {
    fc.assert(
      fc.property(fc.array(kept, { minLength: 1, maxLength: 4 }), (contacts) => {
        expect(contactsIn(writeVcards(contacts))).toEqual(contacts);
      }),
    );
  });

  it('stay within 75 bytes a line', () => {
    const long = { ...nobody, notes: 'é🏠 '.repeat(100) };
    for (const line of writeVcards([long]).split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThan(76);
  });

  it('come back from a table as they were', () => {
    const plain = kept.filter(
      // A table is no vCard, and its cells part several with a mark of Google.
      (contact) =>
        !JSON.stringify(contact).includes('BEGIN:VCARD') && !JSON.stringify(contact).includes(':::'),
    );
    fc.assert(
      fc.property(fc.array(plain, { minLength: 1, maxLength: 4 }), (contacts) => {
        expect(contactsIn(writeContactCsv(contacts))).toEqual(contacts);
      }),
    );
  });
});

describe('a strange file', () => {
  const bits = fc.constantFrom(
    ...['BEGIN:VCARD\n', 'END:VCARD\n', 'FN:', 'N;ENCODING=QUOTED-PRINTABLE:=C', '=\n', 'TEL;X="', '";', ':'],
    ...[
      'Naam;',
      'E-mail,',
      '"',
      '\r\n',
      '\n ',
      '\u0000',
      '\ud800',
      '=E9',
      'ADR:;;;',
      'NOTE:\\',
      'x'.repeat(500),
    ],
  );

  it('is read or refused, and what comes of it can be kept', () => {
    const files = fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      fc.array(bits, { maxLength: 60 }).map((parts) => new TextEncoder().encode(parts.join(''))),
    );
    fc.assert(
      fc.property(files, (bytes) => {
        const file = read(bytes);
        for (const contact of 'contacts' in file ? file.contacts : []) {
          const sent = contactFields.safeParse({ ...contact, type: contact.type ?? 'other' });
          expect(sent.error?.issues).toBeUndefined();
        }
      }),
      { numRuns: 500 },
    );
  });
});

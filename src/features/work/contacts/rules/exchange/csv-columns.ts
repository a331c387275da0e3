import { fold } from '#/core/search-text';

export type CsvField =
  | 'name'
  | 'first'
  | 'middle'
  | 'last'
  | 'company'
  | 'type'
  | 'trades'
  | 'email'
  | 'phone'
  | 'address'
  | 'street'
  | 'number'
  | 'postcode'
  | 'town'
  | 'country'
  | 'enterpriseNumber'
  | 'iban'
  | 'notes';

/** As Excel files of people, Outlook and Google call them, in Dutch and in English; the one wanted most first. */
const headers: Record<CsvField, readonly string[]> = {
  name: [
    'naam',
    'name',
    'volledige naam',
    'full name',
    'contactpersoon',
    'contact',
    'display name',
    'weergavenaam',
  ],
  first: ['voornaam', 'first name', 'given name'],
  middle: ['middelste naam', 'tussenvoegsel', 'middle name', 'additional name'],
  last: ['achternaam', 'familienaam', 'last name', 'family name', 'surname'],
  company: [
    'bedrijf',
    'bedrijfsnaam',
    'firma',
    'firmanaam',
    'onderneming',
    'organisatie',
    'company',
    'company name',
    'organization',
    'organization name',
    'organization 1 name',
  ],
  trades: ['vakken', 'vak', 'beroep', 'functie', 'trade', 'trades', 'job title', 'functie titel'],
  type: ['type', 'soort', 'categorie', 'rol', 'category', 'categories', 'labels'],
  email: [
    'e mail',
    'email',
    'mail',
    'e mailadres',
    'emailadres',
    'e mail address',
    'email address',
    'e mail 1 value',
    'e mail 2 value',
    'e mail 3 value',
    'e mail 2 address',
    'e mail 3 address',
    'e mailadres 2',
    'e mailadres 3',
  ],
  phone: [
    'telefoon',
    'telefoonnummer',
    'tel',
    'gsm',
    'gsm nummer',
    'mobiel',
    'mobiele telefoon',
    'phone',
    'phone number',
    'telephone',
    'mobile',
    'mobile phone',
    'phone 1 value',
    'business phone',
    'telefoon op werk',
    'werktelefoon',
    'primary phone',
    'hoofdtelefoon',
    'home phone',
    'telefoon thuis',
    'phone 2 value',
    'phone 3 value',
    'business phone 2',
    'telefoon op werk 2',
  ],
  address: ['adres', 'address', 'volledig adres', 'address 1 formatted', 'business address', 'werkadres'],
  street: [
    'straat',
    'straat en nummer',
    'street',
    'business street',
    'werkadres straat',
    'address 1 street',
    'home street',
    'huisadres straat',
  ],
  number: ['nr', 'nummer', 'huisnummer', 'house number'],
  postcode: [
    'postcode',
    'postal code',
    'zip',
    'zip code',
    'business postal code',
    'werkadres postcode',
    'address 1 postal code',
    'home postal code',
    'huisadres postcode',
  ],
  town: [
    'gemeente',
    'plaats',
    'stad',
    'woonplaats',
    'city',
    'town',
    'business city',
    'werkadres plaats',
    'address 1 city',
    'home city',
    'huisadres plaats',
  ],
  country: ['land', 'country', 'business country region', 'werkadres land regio', 'address 1 country'],
  enterpriseNumber: [
    'ondernemingsnummer',
    'btw nummer',
    'btw',
    'btw nr',
    'kbo',
    'kbo nummer',
    'vat',
    'vat number',
    'enterprise number',
  ],
  iban: ['iban', 'rekeningnummer', 'bankrekening', 'bank account', 'account number'],
  notes: [
    'notities',
    'notitie',
    'opmerkingen',
    'opmerking',
    'commentaar',
    'notes',
    'note',
    'comments',
    'comment',
  ],
};

/** 'E-mail 1 - Value' reads 'e mail 1 value'. */
function plainHeader(header: string): string {
  return fold(header)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The columns of a file by what they hold, each in the order in which they are wanted. */
export function findColumns(headerRow: readonly string[]): Map<CsvField, number[]> {
  const places = new Map<string, number>();
  for (const [index, header] of headerRow.entries()) {
    const plain = plainHeader(header);
    if (!places.has(plain)) places.set(plain, index);
  }
  const found = new Map<CsvField, number[]>();
  for (const [field, words] of Object.entries(headers) as [CsvField, readonly string[]][]) {
    const columns = words.flatMap((word) => places.get(word) ?? []);
    if (columns.length > 0) found.set(field, columns);
  }
  return found;
}

/** Without one of these nobody can be called anything. */
export function tellsWho(columns: ReadonlyMap<CsvField, unknown>): boolean {
  return (['name', 'first', 'last', 'company'] as const).some((field) => columns.has(field));
}

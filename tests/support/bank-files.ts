import { plainIban } from '#/core/iban';

/** A booking to make files of, as every bank would tell it. */
export type Booking = {
  day: string;
  cents: number;
  name: string;
  iban: string;
  message?: string;
  /** Twelve digits. */
  structured?: string;
};

export const ownIban = 'BE68 5390 0754 7034';

/** The last two digits of a structured message. */
export function structuredOf(ten: number): string {
  const first = String(ten).padStart(10, '0');
  return `${first}${String(ten % 97 || 97).padStart(2, '0')}`;
}

const dutch = (day: string) => day.split('-').toReversed().join('/');
const comma = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');
const starred = (digits: string | undefined) =>
  digits ? `***${digits.slice(0, 3)}/${digits.slice(3, 7)}/${digits.slice(7)}***` : '';
const told = ({ structured, message = '' }: Booking) => starred(structured) || message;

function rows(lines: readonly (readonly string[])[], newline = '\r\n'): string {
  return lines.map((cells) => cells.join(';')).join(newline) + newline;
}

const bytes = (text: string) => new TextEncoder().encode(text);

export function kbcFile(bookings: readonly Booking[], opening = 100_000): Uint8Array {
  let balance = opening;
  const header =
    'Rekeningnummer;Rubrieknaam;Naam;Munt;Afschriftnummer;Datum;Omschrijving;Valuta;Bedrag;Saldo;credit;debet;rekeningnummer tegenpartij;BIC tegenpartij;Naam tegenpartij;Adres tegenpartij;gestructureerde mededeling;Vrije mededeling';
  const body = bookings.map((each) => {
    balance += each.cents;
    const side = each.cents < 0 ? ['', comma(each.cents)] : [comma(each.cents), ''];
    return [
      ...[
        plainIban(ownIban),
        '',
        'Jan Peeters',
        'EUR',
        ' 02026004',
        dutch(each.day),
        'OVERSCHRIJVING',
        dutch(each.day),
      ],
      ...[
        comma(each.cents),
        comma(balance),
        ...side,
        `${each.iban}      `,
        'GEBABEBB',
        `${each.name}        `,
        '',
      ],
      ...[starred(each.structured), each.message ?? ''],
    ];
  });
  // Its lines end as on an old Macintosh.
  return bytes(rows([header.split(';'), ...body], '\r'));
}

export function belfiusFile(bookings: readonly Booking[]): Uint8Array {
  const asked = ['Boekingsdatum vanaf;', 'Boekingsdatum tot en met;', 'Bedrag vanaf;', 'Bedrag tot en met;'];
  const before = [
    ...asked,
    'Afschriftnummer vanaf;',
    'Afschriftnummer tot en met;',
    'Mededeling;',
    'Naam tegenpartij bevat;',
    'Rekening tegenpartij;',
    'Laatste saldo;1.234,56 EUR',
    'Datum/uur van het laatste saldo;',
    ';',
  ];
  const header =
    'Rekening;Boekingsdatum;Afschriftnummer;Transactienummer;Rekening tegenpartij;Naam tegenpartij bevat;Straat en nummer;Postcode en plaats;Transactie;Valutadatum;Bedrag;Devies;BIC;Landcode;Mededelingen';
  const body = bookings.map((each, index) => [
    ...[ownIban, dutch(each.day), '00012', String(index + 1).padStart(8, '0'), each.iban, each.name, '', ''],
    ...['OVERSCHRIJVING', dutch(each.day), comma(each.cents), 'EUR', 'GEBABEBB', 'BE', told(each)],
  ]);
  const text = [...before.map((line) => `${line}\r\n`), rows([header.split(';'), ...body])].join('');
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

export function ingFile(bookings: readonly Booking[]): Uint8Array {
  const header =
    'Rekeningnummer;Naam van de rekening;Rekening tegenpartij;Omzetnummer;Boekingsdatum;Valutadatum;Bedrag;Munteenheid;Omschrijving;Detail van de omzet;Bericht';
  const body = bookings.map((each, index) => [
    ...[ownIban, 'Zichtrekening', each.iban, String(index + 101), dutch(each.day), dutch(each.day)],
    ...[comma(each.cents), 'EUR', `Overschrijving ${each.name}`, '', told(each)],
  ]);
  return bytes(rows([header.split(';'), ...body]));
}

export function bnpFile(bookings: readonly Booking[], refused: readonly Booking[] = []): Uint8Array {
  const header =
    'Volgnummer;Uitvoeringsdatum;Valutadatum;Bedrag;Valuta rekening;Rekeningnummer;Type verrichting;Tegenpartij;Naam van de tegenpartij;Mededeling;Details;Status;Reden van weigering';
  const body = [...bookings, ...refused].map((each, index) => [
    ...[`2026-${String(index + 1).padStart(5, '0')}`, dutch(each.day), dutch(each.day)],
    // One export writes a comma, another a point.
    ...[index % 2 ? (each.cents / 100).toFixed(2) : comma(each.cents), 'EUR', ownIban, 'Overschrijving'],
    ...[each.iban, each.name, told(each), '', refused.includes(each) ? 'Geweigerd' : 'Geaccepteerd', ''],
  ]);
  return bytes(`\ufeff${rows([header.split(';'), ...body])}`);
}

/** 'KBC' in French, which nobody showed us. */
export function frenchFile(bookings: readonly Booking[]): Uint8Array {
  const header = 'Numéro de compte;Date;Montant;Devise;Contrepartie;Compte contrepartie;Communication';
  const body = bookings.map((each) => [
    ...[ownIban, dutch(each.day), comma(each.cents), 'EUR', each.name, each.iban, told(each)],
  ]);
  return bytes(rows([header.split(';'), ...body]));
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export function camtFile(
  bookings: readonly Booking[],
  version = '053.001.02',
  opening = 100_000,
): Uint8Array {
  const [message, part] = version.startsWith('052')
    ? ['BkToCstmrAcctRpt', 'Rpt']
    : version.startsWith('054')
      ? ['BkToCstmrDbtCdtNtfctn', 'Ntfctn']
      : ['BkToCstmrStmt', 'Stmt'];
  const isNew = Number(version.slice(-2)) >= 8;
  const side = (cents: number) => (cents < 0 ? 'DBIT' : 'CRDT');
  const amount = (cents: number) => (Math.abs(cents) / 100).toFixed(2);
  const balance = (code: string, cents: number) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount(cents)}</Amt><CdtDbtInd>${side(cents)}</CdtDbtInd><Dt><Dt>2026-03-01</Dt></Dt></Bal>`;
  const entries = bookings.map((each) => {
    const who = each.cents < 0 ? 'Cdtr' : 'Dbtr';
    const name = `<Nm>${escaped(each.name)}</Nm>`;
    const party = isNew ? `<Pty>${name}</Pty>` : name;
    const info = each.structured
      ? `<Strd><CdtrRefInf><Ref>${each.structured}</Ref></CdtrRefInf></Strd>`
      : `<Ustrd>${escaped(each.message ?? '')}</Ustrd>`;
    const status = isNew ? '<Sts><Cd>BOOK</Cd></Sts>' : '<Sts>BOOK</Sts>';
    return `<Ntry><Amt Ccy="EUR">${amount(each.cents)}</Amt><CdtDbtInd>${side(each.cents)}</CdtDbtInd>${status}<BookgDt><Dt>${each.day}</Dt></BookgDt><NtryDtls><TxDtls><RltdPties><${who}>${party}</${who}><${who}Acct><Id><IBAN>${plainIban(each.iban)}</IBAN></Id></${who}Acct></RltdPties><RmtInf>${info}</RmtInf></TxDtls></NtryDtls></Ntry>`;
  });
  const closing = bookings.reduce((sum, { cents }) => sum + cents, opening);
  const balances = part === 'Stmt' ? balance('OPBD', opening) + balance('CLBD', closing) : '';
  return bytes(
    `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${version}"><${message}><GrpHdr><MsgId>1</MsgId></GrpHdr><${part}><Id>1</Id><Acct><Id><IBAN>${plainIban(ownIban)}</IBAN></Id><Ccy>EUR</Ccy></Acct>${balances}${entries.join('')}</${part}></${message}></Document>`,
  );
}

export function codaFile(bookings: readonly Booking[], opening = 100_000): Uint8Array {
  const mills = (cents: number) => String(Math.abs(cents) * 10).padStart(15, '0');
  const sign = (cents: number) => (cents < 0 ? '1' : '0');
  const short = (day: string) => day.slice(8) + day.slice(5, 7) + day.slice(2, 4);
  const pad = (text: string, width: number) => text.slice(0, width).padEnd(width);
  const closing = bookings.reduce((sum, { cents }) => sum + cents, opening);
  const account = `${pad(plainIban(ownIban), 34)}EUR`;
  const movements = bookings.flatMap((each, index) => {
    const number = String(index + 1)
      .padStart(4, '0')
      .slice(-4);
    const text = each.structured ? `1${pad(`101${each.structured}`, 53)}` : `0${pad(each.message ?? '', 53)}`;
    return [
      `21${number}0000${pad(`REF${index}`, 21)}${sign(each.cents)}${mills(each.cents)}${short(each.day)}00150000${text}${short(each.day)}00100 0`,
      `23${number}0000${pad(plainIban(each.iban), 34)}EUR${pad(each.name, 35)}${pad('', 43)}0 0`,
    ];
  });
  const out = bookings.filter(({ cents }) => cents < 0).reduce((sum, { cents }) => sum + cents, 0);
  const into = bookings.filter(({ cents }) => cents >= 0).reduce((sum, { cents }) => sum + cents, 0);
  const records = [
    pad('0000011101772505        00099999  JAN PEETERS               GEBABEBB   00403170701 00000', 127) +
      '2',
    `12001${account}${sign(opening)}${mills(opening)}010326${pad('JAN PEETERS', 26)}${pad('ZICHTREKENING', 35)}001`,
    ...movements,
    `8001${account}${sign(closing)}${mills(closing)}310326${pad('', 64)}0`,
    `9${pad('', 15)}${String(movements.length + 2).padStart(6, '0')}${mills(out)}${mills(into)}${pad('', 75)}2`,
  ];
  return bytes(`${records.join('\r\n')}\r\n`);
}

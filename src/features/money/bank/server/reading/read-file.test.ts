import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBankFile } from '#/features/money/bank/server/reading/read-file';
import {
  type Booking,
  belfiusFile,
  bnpFile,
  camtFile,
  codaFile,
  frenchFile,
  ingFile,
  kbcFile,
  ownIban,
  structuredOf,
} from '../../../../../../tests/support/bank-files';

const structured = structuredOf(1_905_063_212);
const spelled = `+++${structured.slice(0, 3)}/${structured.slice(3, 7)}/${structured.slice(7)}+++`;

const bookings: Booking[] = [
  {
    day: '2026-03-02',
    cents: -123_456,
    name: 'Dakwerken Vermeersch',
    iban: 'BE47 9991 6063 3080',
    structured,
  },
  {
    day: '2026-03-03',
    cents: -1_250,
    name: 'Café De Zon',
    iban: 'BE64 9991 2345 0152',
    message: 'factuur F2026-014',
  },
  {
    day: '2026-03-03',
    cents: 50_000,
    name: 'Vlaamse overheid',
    iban: 'BE64 9991 2345 0152',
    message: 'premie',
  },
];

const withoutName = bookings.map(({ name: _, ...each }) => each);

const seen = ({ lines }: ReturnType<typeof readBankFile>) =>
  lines.map(({ day, cents, name, iban, message }) => ({ day, cents, name, iban, message }));

const expected = bookings.map(({ day, cents, name, iban, message }) => ({
  ...{ day, cents, name, iban },
  message: message ?? spelled,
}));

describe('a file of a bank is read whole, whichever it is', () => {
  it.each([
    ['KBC', kbcFile(bookings), true],
    ['BNP Paribas Fortis', bnpFile(bookings), null],
    ['CAMT', camtFile(bookings), true],
    ['CODA', codaFile(bookings), true],
  ] as const)('%s', (format, file, addsUp) => {
    const read = readBankFile(file, undefined);
    expect(read).toMatchObject({ format, accounts: [ownIban], addsUp, notes: [] });
    const plain = expected.map((each) => ({ ...each, message: each.message.replace(/^\+{3}.*/, spelled) }));
    const told = seen(read).map((each) => ({
      ...each,
      message: each.message?.startsWith('***') ? spelled : each.message,
    }));
    expect(told).toEqual(plain);
  });

  it('Belfius, below the question that it answers and in its own letters', () => {
    const read = readBankFile(belfiusFile(bookings), undefined);
    expect(read).toMatchObject({ format: 'Belfius', accounts: [ownIban] });
    expect(read.lines.map(({ name }) => name)).toEqual(bookings.map(({ name }) => name));
    expect(read.lines.map(({ reference }) => reference)).toEqual([
      '00012/00000001',
      '00012/00000002',
      '00012/00000003',
    ]);
  });

  it('ING, which tells who it was in words', () => {
    const read = readBankFile(ingFile(bookings), undefined);
    expect(read.lines.map(({ day, cents, iban }) => ({ day, cents, iban }))).toEqual(
      withoutName.map(({ day, cents, iban }) => ({ day, cents, iban })),
    );
    expect(read.lines[1]?.message).toContain('Café De Zon');
  });

  it.each(['052.001.02', '053.001.04', '053.001.06', '053.001.08', '053.001.13', '054.001.08'])(
    'CAMT %s',
    (version) => {
      expect(seen(readBankFile(camtFile(bookings, version), undefined))).toEqual(expected);
    },
  );

  it('the same in every format, whatever is booked', () => {
    const booking = fc.record({
      day: fc
        .date({ min: new Date('2024-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
        .map((d) => d.toISOString().slice(0, 10)),
      cents: fc.integer({ min: -9_999_999, max: 9_999_999 }).filter((cents) => cents !== 0),
      name: fc.constantFrom('Jan Mertens bv', 'Élise Dubois', 'Hubo Gent'),
      iban: fc.constantFrom('BE47 9991 6063 3080', 'BE64 9991 2345 0152'),
      message: fc.constantFrom('voorschot', 'saldo werken', 'F2026-014'),
    });
    fc.assert(
      fc.property(fc.array(booking, { minLength: 1, maxLength: 20 }), (some) => {
        const [first, ...others] = [kbcFile, bnpFile, camtFile, codaFile, belfiusFile].map((make) =>
          seen(readBankFile(make(some), undefined)),
        );
        for (const other of others) expect(other).toEqual(first);
      }),
      { numRuns: 50 },
    );
  });
});

/** A CAMT with what the bank says of its own bookings. */
function counted(summary: string): Buffer {
  const file = Buffer.from(camtFile(bookings)).toString();
  return Buffer.from(file.replace('<Ntry>', `<TxsSummry>${summary}</TxsSummry><Ntry>`));
}

describe('what is no payment, or does not add up', () => {
  it('takes what the bank says of its own bookings as it is', () => {
    const sides = '<TtlCdtNtries><NbOfNtries>1</NbOfNtries><Sum>500.00</Sum></TtlCdtNtries>';
    const all = '<TtlNtries><NbOfNtries>3</NbOfNtries><Sum>1747.06</Sum></TtlNtries>';
    expect(readBankFile(counted(`${all}${sides}`), undefined).addsUp).toBe(true);
  });

  it('leaves out what the bank refused, and says so', () => {
    const refused: Booking = { day: '2026-03-04', cents: -100, name: 'X', iban: 'BE64 9991 2345 0152' };
    const read = readBankFile(bnpFile(bookings, [refused]), undefined);
    expect(read.lines).toHaveLength(3);
    expect(read.notes.join(' ')).toContain('geweigerd');
  });

  it.each([
    ['CAMT', Buffer.from(Buffer.from(camtFile(bookings)).toString().replace('>1234.56<', '>1234.57<'))],
    [
      'CODA',
      Buffer.from(Buffer.from(codaFile(bookings)).toString().replace('000000001234560', '000000001234570')),
    ],
    ['CAMT that counts other ones', counted('<TtlDbtNtries><NbOfNtries>3</NbOfNtries></TtlDbtNtries>')],
    ['CAMT that sums otherwise', counted('<TtlCdtNtries><Sum>500.01</Sum></TtlCdtNtries>')],
    ['KBC', Buffer.from(Buffer.from(kbcFile(bookings)).toString().replaceAll('-12,50', '-12,60'))],
  ])('reads a %s that does not add up, and says so', (_format, file) => {
    const read = readBankFile(file, undefined);
    expect(read.lines).toHaveLength(3);
    expect(read.addsUp).toBe(false);
    expect(read.notes.join(' ')).toMatch(/ontbreken/);
  });

  it('says of half a file that it is one', () => {
    const half = (file: Uint8Array) => file.subarray(0, file.length - 200);
    expect(() => readBankFile(half(camtFile(bookings)), undefined)).toThrow(/niet volledig/);
    expect(readBankFile(half(codaFile(bookings)), undefined)).toMatchObject({ addsUp: false });
    expect(readBankFile(half(kbcFile(bookings)), undefined).notes.join(' ')).toMatch(/breken|leesbare/);
  });

  it('keeps what the bank put back apart', () => {
    const file = Buffer.from(camtFile([{ ...bookings[1], cents: 1_250 } as Booking])).toString();
    const read = readBankFile(Buffer.from(file.replace('<Sts>', '<RvslInd>true</RvslInd><Sts>')), undefined);
    expect(read.lines).toMatchObject([{ cents: 1_250, isReversal: true }]);
  });

  it('leaves out what is not booked yet', () => {
    const file = Buffer.from(camtFile(bookings)).toString().replace('<Sts>BOOK', '<Sts>PDNG');
    const read = readBankFile(Buffer.from(file), undefined);
    expect(read.lines).toHaveLength(2);
    expect(read.notes.join(' ')).toContain('nog niet geboekt');
  });

  it.each([
    ['MT940', ':20:REF1\r\n:25:BE68\r\n:60F:D260312EUR100,00\r\n', /CSV of als CAMT/],
    ['nothing of a bank', 'Beste Jan,\nde groeten', /geen verrichtingen/],
    ['a picture', '\u0000\u0001\u0002PNG', /geen bestand van een bankrekening/],
    [
      'too many lines',
      `Rekening;Boekingsdatum;Transactienummer;Bedrag\n${'BE68;12/03/2026;1;-1,00\n'.repeat(20_001)}`,
      /20\.001 lijnen/,
    ],
  ])('refuses %s with a sentence', (_what, text, sentence) => {
    expect(() => readBankFile(Buffer.from(text), undefined)).toThrow(sentence);
  });
});

describe('a layout that nobody knows', () => {
  it('tells its columns, and is read by those that somebody chose, by name or by place', () => {
    const file = frenchFile(bookings);
    const first = readBankFile(file, undefined);
    expect(first.lines).toEqual([]);
    expect(first.layout?.columns[1]).toEqual({ name: 'Date', examples: ['02/03/2026', '03/03/2026'] });
    const byName = readBankFile(file, {
      day: 'Date',
      amount: 'montant',
      account: 0,
      iban: 5,
      name: 4,
      message: 6,
      currency: null,
    });
    expect(byName.lines.map(({ day, cents, name }) => ({ day, cents, name }))).toEqual(
      bookings.map(({ day, cents, name }) => ({ day, cents, name })),
    );
    expect(byName.accounts).toEqual([ownIban]);
    expect(first.layout?.guess).toMatchObject({
      day: 1,
      amount: 2,
      currency: 3,
      name: 4,
      iban: 5,
      message: 6,
      account: 0,
    });
  });

  it('takes money in and out in a column each', () => {
    const file = Buffer.from(
      'Date\tMoney in\tMoney out\tPayee\n12-03-2026\t\t1 234,50\tJan\n13-03-2026\t20.00\t\tAn\n',
    );
    const read = readBankFile(file, { day: 0, credit: 1, debit: 2, name: 3 });
    expect(read.lines.map(({ day, cents }) => [day, cents])).toEqual([
      ['2026-03-12', -123_450],
      ['2026-03-13', 2_000],
    ]);
  });

  it('refuses a column that is not there', () => {
    expect(() => readBankFile(frenchFile(bookings), { day: 'Datum', amount: 2 })).toThrow(
      /staat niet in het bestand/,
    );
  });
});

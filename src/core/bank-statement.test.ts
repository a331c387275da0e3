import { describe, expect, it } from 'vitest';
import { findBankStatement } from '#/core/bank-statement';

const bytes = (text: string) => new TextEncoder().encode(text);
const coda = `0000012032672505        00099999  JAN JANSSENS              GEBABEBB   00403170701 00000                                       2\n10001BE68539007547034                  EUR0000000001234560110326JAN JANSSENS              ZICHTREKENING                      001`;

describe('a statement of a bank', () => {
  it.each([
    ['CODA', coda],
    [
      'CAMT',
      '<?xml version="1.0"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><GrpHdr/></BkToCstmrStmt></Document>',
    ],
    [
      'MT940',
      '{4:\n:20:REF1\n:25:BE68539007547034\n:28C:1/1\n:60F:C260312EUR100,00\n:61:2603120312D20,00NTRF',
    ],
    ['MT940', ':20:REF1\r\n:25:BE68\r\n:60F:D260312EUR100,00\r\n'],
    ['csv', 'Rekening;Boekingsdatum;Bedrag;Tegenpartij\nBE68;12/03/2026;-20,00;Mertens bv\n'],
    ['csv', 'Export van 12/03\n\n"Compte","Date valeur","Montant","Contrepartie"\n'],
    ['csv', 'Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance\n'],
    ['csv', '\uFEFFDatum;Valutadatum;Bedrag;Saldo;Mededeling\n'],
  ])('is %s', (format, text) => {
    expect(findBankStatement(bytes(text))).toBe(format);
  });

  it.each(['utf16le', 'swapped'])('is known in two bytes a sign: %s', (order) => {
    const little = Buffer.from('\uFEFFDatum;Valutadatum;Bedrag;Saldo;Mededeling\r\n', 'utf16le');
    expect(findBankStatement(order === 'swapped' ? little.swap16() : little)).toBe('csv');
  });

  it.each([
    'Omschrijving;Hoeveelheid;Eenheid;Eenheidsprijs;Bedrag\nDakpannen;12;m²;45;540\n',
    'Post;Omschrijving;Bedrag;Saldo;Mededeling;Aantal\n',
    '<Invoice xmlns="urn:oasis"><ID>1</ID></Invoice>',
    'Datum;Bedrag\n12/03/2026;20\n',
    '',
  ])('is no list of works, e-invoice or anything else: %s', (text) => {
    expect(findBankStatement(bytes(text))).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { understandPaper } from '#/features/reading/scan/rules/understand';
import { type Cell, pageOf } from '../../../../../tests/support/quote-pages';

/** Heads and feet that we drew ourselves, each with a habit of some firm. */

const left = (text: string, at = 0.08, size = 1): Cell => ({ text, at, size });
const right = (text: string, at = 0.95): Cell => ({ text, at, align: 'right' });
const works: Cell[][] = [
  [left('Omschrijving'), right('Aantal', 0.65), right('Prijs', 0.8), right('Totaal')],
  [left('Kast op maat'), right('1', 0.65), right('900,00', 0.8), right('900,00')],
  [left('Plaatsing'), right('4', 0.65), right('55,00', 0.8), right('220,00')],
  [right('Totaal excl. btw', 0.8), right('1.120,00')],
];
const gap = (count: number) => Array.from({ length: count }, (): Cell[] => []);
const senderOf = (rows: Cell[][]) => understandPaper([pageOf(rows)]).companyName?.value;

describe('who sends a paper', () => {
  it.each<[string, Cell[][], string | undefined]>([
    [
      'the block with the number of the firm, not the department that is to pay',
      [
        [left('Financiële administratie', 0.55, 1.6)],
        [left('Stad Aalst', 0.55)],
        [left('Grote Markt 3', 0.55)],
        [left('9300 Aalst', 0.55)],
        [left('Kastenmakerij De Smet')],
        [left('Nijverheidslaan 8')],
        [left('9200 Dendermonde')],
        [left('Ondernemingsnr. 0403.170.701')],
        ...works,
      ],
      'Kastenmakerij De Smet',
    ],
    [
      'the firm that names itself below, in one line with its address and number, not the only block at the top',
      [
        [right('FACTUUR')],
        [left('Jan en Els Peeters-Claes', 0.6)],
        [left('Bosstraat 12', 0.6)],
        [left('3010 Kessel-Lo', 0.6)],
        ...works,
        ...gap(2),
        [left('Badkamers Verlinden - Industrieweg 4 - 3001 Heverlee - BTW BE 0403.170.701')],
      ],
      'Badkamers Verlinden',
    ],
    [
      'the holder of the account, where nothing else tells',
      [
        [left('FACTUUR', 0.08, 2)],
        [left('Volgnummer 2026-14')],
        ...works,
        ...gap(4),
        [
          left(
            'Gelieve te betalen op BE68 5390 0754 7034 t.n.v. Houtwerk Claes onder vermelding van het nummer',
          ),
        ],
      ],
      'Houtwerk Claes',
    ],
    [
      'the firm of the mail address, beside a customer with a legal form',
      [
        [left('Vandamme Interieur'), left('Klant', 0.6)],
        [left('Dorp 12, 9420 Erpe'), left('Bakkerij Lievens bv', 0.6)],
        [left('info@vandamme-interieur.be'), left('Stationsstraat 4', 0.6)],
        [left('0475 12 34 56'), left('9300 Aalst', 0.6)],
        ...works,
      ],
      'Vandamme Interieur',
    ],
    [
      'the foot of the page, where the head is only whom it is for',
      [
        [left('Aan: Peeters en Zonen nv', 0.55)],
        [left('Kaai 7, 9000 Gent', 0.55)],
        [left('Offerte 2026/118')],
        ...works,
        ...gap(32),
        [left('Schrijnwerkerij Moens bv', 0.3)],
        [left('Molenweg 3 - 9400 Ninove - BTW BE 0403.170.701 - IBAN BE68 5390 0754 7034', 0.15)],
      ],
      'Schrijnwerkerij Moens bv',
    ],
    [
      'one line with the name and how to reach them',
      [[left('Menuiserie Lenoir SRL info@menuiserie-lenoir.be')], [left('Devis n° 2026-31')], ...works],
      'Menuiserie Lenoir SRL',
    ],
    [
      'nobody, where only labels and the customer stand on it',
      [[left('Volgnummer')], [left('88')], [left('Klant: Nora El Amrani')], ...works],
      undefined,
    ],
  ])('is %s', (_, rows, name) => {
    expect(senderOf(rows)).toBe(name);
  });
});

describe('a number of a paper', () => {
  it.each([
    ['Factuurnummer: 2022/BEF/0258', '2022/BEF/0258'],
    ['Factuur nr. F 2022 / 0258', 'F 2022 / 0258'],
    ['Offertenummer 2026 / 0114', '2026 / 0114'],
    ['Devis n° DV-2026 / 31', 'DV-2026 / 31'],
    ['Offre de prix 2024 / BEF / 0258', '2024 / BEF / 0258'],
    ['Vorderingsstaat nr. VS3/2024', 'VS3/2024'],
    ['Factuurnummer 2026-77 Datum 12/03/2026', '2026-77'],
    ['Factuurnummer 77 / Klantnummer 12', '77'],
  ])('stays whole in ‘%s’', (text, number) => {
    const rows = [[left('Deuren Mertens bv')], [left(text)], ...works];
    expect(understandPaper([pageOf(rows)]).number?.value).toBe(number);
  });
});

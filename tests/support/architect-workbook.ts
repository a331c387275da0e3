import { type Value, workbookOf } from './spreadsheets';

type Line = [code: string, description: string, kind: string, unit: string, quantity: number, notes?: string];

const chapters: [code: string, title: string, lines: Line[]][] = [
  ['', '', [['00.01.10.', 'Installatie van de werf', 'GP', 'GP', 1, 'hekken, keet en nutsvoorzieningen']]],
  [
    '01.09.',
    'VERWIJDEREN VAN VLOERBEDEKKINGEN<BR>EN DEKVLOEREN',
    [
      ['01.09.11.A.', 'Wegnemen van plinten in tegel, met afvoer', 'VH', 'm', 26.27, 'ploeg afbraak'],
      ['01.09.41.', 'Opbreken van tegels\r\nook in de gang', 'FH', 'm²', 123.2],
    ],
  ],
];

/** Fills up to the 148th line; with the sum that is reserved at the end there are 150. */
function moreLines(): Line[] {
  const kinds = [
    ['VH', 'm²'],
    ['FH', 'st'],
    ['VH', 'm'],
    ['GP', '-'],
  ] as const;
  return Array.from({ length: 146 }, (_, index) => {
    const [kind, unit] = kinds[index % kinds.length] ?? kinds[0];
    const quantity = unit === '-' ? 1 : 3 + index * 1.5;
    const code = `02.${String(10 + index)}.`;
    return [code, `Pleisterwerk van wand ${index + 1} op de verdieping`, kind, unit, quantity, 'afwerking'];
  });
}

/**
 * As architects send them: 150 lines, no row with names of columns, codes of a standard specification, titles between
 * the lines, empty rows, a column of numbers nobody needs, remarks at the end, and a sum in euro instead of a price.
 */
export function architectWorkbook(): Uint8Array {
  const all: typeof chapters = [
    ...chapters,
    ['02.', 'PLEISTERWERKEN', moreLines()],
    ['20.', 'ONVOORZIENE WERKEN', [['20.01.', 'onvoorziene werken', 'VS', 'EUR', 6_800, 'bouwheer']]],
  ];
  let number = 0;
  const rows: Value[][] = [[null]];
  for (const [code, title, lines] of all) {
    if (title) rows.push([null, code, title], [null, `${code}00.`, title]);
    for (const [itemCode, description, kind, unit, quantity, notes = null] of lines) {
      number += 1;
      const remark = number === 3 ? 'opm: eerst de leidingen afsluiten' : null;
      rows.push([`${number}.000`, itemCode, description, null, kind, unit, quantity, null, notes, remark]);
    }
    rows.push([null], [null]);
  }
  return workbookOf(rows, 'xlsx');
}

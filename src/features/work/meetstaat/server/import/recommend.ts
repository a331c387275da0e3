import {
  type ImportAnalysis,
  type ImportResult,
  importFieldLabels,
  importFields,
} from '#/features/work/meetstaat/import-contract';
import type { Layout } from '#/features/work/meetstaat/server/import/find-layout';
import { columnLetter, type Sheet } from '#/features/work/shared/meetstaat/server/import/cells';

type Found = {
  sheet: Sheet;
  layout: Layout;
  otherSheets: readonly string[];
  columns: ImportAnalysis['columns'];
  result: ImportResult;
};

function aboutSheet({ sheet, otherSheets }: Found): string[] {
  if (otherSheets.length === 0) return [];
  const others = otherSheets.map((name) => `'${name}'`).join(', ');
  return [`Wij lezen het blad '${sheet.name}'. Niet gelezen: ${others}.`];
}

function aboutHeader({ layout }: Found): string[] {
  if (layout.header !== undefined) return [`De namen van de kolommen staan op rij ${layout.header + 1}.`];
  return [
    'Dit bestand heeft geen rij met kolomnamen: wij leidden de kolommen af uit hun inhoud. Kijk ze even na.',
  ];
}

function aboutColumns({ layout: { mapping, header }, columns }: Found): string[] {
  return importFields.flatMap((field) => {
    const column = mapping[field];
    if (typeof column !== 'number') return [];
    const name = columns.find(({ index }) => index === column)?.header;
    const named = header === undefined || !name ? '' : ` ('${name}')`;
    return [`${importFieldLabels[field]}: kolom ${columnLetter(column)}${named}.`];
  });
}

function aboutMissing({ layout: { mapping } }: Found): string[] {
  const lacks = (field: keyof typeof mapping) => typeof mapping[field] !== 'number';
  return [
    ...(lacks('description')
      ? ['Wij vonden geen kolom met omschrijvingen. Kies ze zelf voor u verwerkt.']
      : []),
    ...(lacks('quantity') ? ['Wij vonden geen kolom met hoeveelheden: elke lijn krijgt hoeveelheid 1.'] : []),
    ...(lacks('unit') ? ["Wij vonden geen kolom met eenheden: elke lijn krijgt 'st'."] : []),
    ...(lacks('unitPrice') && lacks('total')
      ? [
          'Er staan geen prijzen in dit bestand: elke lijn krijgt 0,00 euro. Vul ze later aan, of vergelijk met een offerte.',
        ]
      : []),
  ];
}

function aboutOddities({ layout: { mapping }, columns, result }: Found): string[] {
  const price = columns.find(({ index }) => index === mapping.unitPrice);
  const used = new Set(Object.values(mapping));
  const unused = columns.filter(({ index }) => !used.has(index)).map(({ index }) => columnLetter(index));
  const { validRows, invalidRows } = result.summary;
  return [
    ...(price && /incl/i.test(price.header)
      ? ['De prijzen lijken inclusief btw. Let daarop wanneer u vergelijkt.']
      : []),
    ...(unused.length > 0 ? [`Niet gebruikt: kolom ${unused.join(', ')}.`] : []),
    ...(validRows === 0 ? ['Met deze kolommen vinden wij geen enkele lijn. Kies andere kolommen.'] : []),
    ...(invalidRows > 0
      ? [
          `${invalidRows} van ${validRows + invalidRows} lijnen ${invalidRows === 1 ? 'kan' : 'kunnen'} zo niet gelezen worden.`,
        ]
      : []),
  ];
}

/** What a person would say who looked at the file before reading it in. */
export function recommend(found: Found): string[] {
  return [aboutSheet, aboutHeader, aboutColumns, aboutMissing, aboutOddities].flatMap((about) =>
    about(found),
  );
}

import type { ColumnMapping } from '#/features/work/meetstaat/import-contract';
import { type ColumnFacts, columnFacts } from '#/features/work/meetstaat/server/import/column-facts';
import { guessNumbers } from '#/features/work/meetstaat/server/import/guess-numbers';
import type { Row } from '#/features/work/shared/meetstaat/server/import/cells';

type Taken = ColumnMapping;

function most(
  facts: readonly ColumnFacts[],
  measure: (fact: ColumnFacts) => number,
): ColumnFacts | undefined {
  return facts.reduce<ColumnFacts | undefined>(
    (best, fact) => (measure(fact) > 0 && (!best || measure(fact) > measure(best)) ? fact : best),
    undefined,
  );
}

export const isWords = ({ numbers, codes, averageLength }: ColumnFacts) =>
  numbers < 0.5 && codes < 0.5 && averageLength >= 4;

/**
 * The fields that no header named, told by what their columns hold. Each finding takes its column out of the rest, in the
 * order from the surest (units) to the vaguest (remarks).
 */
export function guessColumns(
  rows: readonly Row[],
  known: ColumnMapping,
  ignored: readonly number[] = [],
): ColumnMapping {
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0);
  const facts = Array.from({ length: width }, (_, column) => columnFacts(rows, column));
  const mapping: Taken = { ...known };
  const free = () => {
    const used = new Set([...Object.values(mapping), ...ignored]);
    return facts.filter(({ column, filled }) => filled > 0 && !used.has(column));
  };
  const take = (field: keyof ColumnMapping, found: ColumnFacts | undefined) => {
    if (mapping[field] === undefined && found) mapping[field] = found.column;
  };

  take(
    'unit',
    most(free(), ({ units, trueUnits }) => (units >= 0.8 ? trueUnits : 0)),
  );
  take(
    'quantityType',
    most(free(), ({ types, filled }) => (types >= 0.8 ? filled : 0)),
  );
  take(
    'description',
    most(free().filter(isWords), ({ averageLength, filled, distinct }) => averageLength * filled * distinct),
  );
  take(
    'code',
    most(free().filter(isLeftOf(mapping.description)), ({ codes, isSequence, filled }) =>
      codes >= 0.6 && !isSequence ? filled : 0,
    ),
  );
  const numeric = free().filter(({ numbers, isSequence }) => numbers >= 0.6 && !isSequence);
  Object.assign(
    mapping,
    guessNumbers(
      rows,
      numeric.map(({ column }) => column),
      mapping,
    ),
  );
  take(
    'category',
    most(free().filter(isWords), ({ categories, distinct, filled }) =>
      categories >= 0.6 && distinct < 0.7 ? filled : 0,
    ),
  );
  take(
    'notes',
    most(free().filter(isWords).filter(isRightOf(mapping.description)), ({ filled }) => filled),
  );
  return mapping;
}

function isLeftOf(other: number | null | undefined) {
  return ({ column }: ColumnFacts) => typeof other !== 'number' || column < other;
}

function isRightOf(other: number | null | undefined) {
  return ({ column }: ColumnFacts) => typeof other === 'number' && column > other;
}

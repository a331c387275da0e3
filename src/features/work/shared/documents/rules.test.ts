import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentCategories } from '#/features/work/shared/documents/contract';
import { fits, groupDocuments, searchDocuments, storageLevel } from '#/features/work/shared/documents/rules';

const papers = [
  { fileName: 'EPC 2021.pdf', description: 'Énergie, label F' },
  { fileName: 'Akte notaris.pdf', description: null },
];

describe('a search', () => {
  it.each([
    ['', 2],
    ['  ', 2],
    ['epc', 1],
    ['ENERGIE', 1],
    ['label epc', 1],
    ['pdf', 2],
    ['epc notaris', 0],
    ['.*', 0],
  ])('for %j finds %d', (typed, count) => {
    expect(searchDocuments(papers, typed)).toHaveLength(count);
  });

  it('finds a document by any piece of its name or description', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat(), fc.nat(), (fileName, description, from, length) => {
        const text = `${fileName} ${description}`;
        const piece = text.slice(from % text.length, (from % text.length) + length);
        expect(searchDocuments([{ fileName, description }], piece)).toHaveLength(1);
      }),
    );
  });
});

it('groups keep every document once, in the order of the categories', () => {
  const document = fc.record({ id: fc.nat(), category: fc.constantFrom(...documentCategories) });
  fc.assert(
    fc.property(fc.array(document), (documents) => {
      const groups = groupDocuments(documents);
      const order = groups.map(({ category }) => documentCategories.indexOf(category));
      expect(order).toEqual([...order].sort((a, b) => a - b));
      expect(new Set(order).size).toBe(order.length);
      for (const { category, documents: members } of groups) {
        expect(members).toEqual(documents.filter((each) => each.category === category));
        expect(members.length).toBeGreaterThan(0);
      }
      expect(groups.flatMap((group) => group.documents)).toHaveLength(documents.length);
    }),
  );
});

describe('the room for files', () => {
  it.each([
    [50, undefined],
    [51, 'roomy'],
    [75, 'roomy'],
    [76, 'tight'],
    [95, 'tight'],
    [96, 'full'],
    [120, 'full'],
  ])('%d of 100 is told as %s', (used, level) => {
    expect(storageLevel({ used, limit: 100 })).toBe(level);
  });

  it('is taken by all chosen files together', () => {
    expect(fits([{ size: 20 }, { size: 20 }], { used: 60, limit: 100 })).toBe(true);
    expect(fits([{ size: 20 }, { size: 21 }], { used: 60, limit: 100 })).toBe(false);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairLines, type Sureness } from '#/features/work/shared/rules/pair-lines';

type Row = { category: string; description: string; quantity: string; unit: string };

function row(description: string, more: Partial<Row> = {}): Row {
  return { category: 'Vloeren', description, quantity: '1', unit: 'st', ...more };
}

/** Other works of the same list, so that words have something to be rare among. */
const rest = [
  row('Dampscherm plaatsen onder dakisolatie', { category: 'Isolatie' }),
  row('Radiator leveren en plaatsen in de woonkamer', { category: 'Loodgieter' }),
  row('Schilderen van plafonds, twee lagen', { category: 'Schilderwerk' }),
  row('Stopcontact met aarding leveren en plaatsen', { category: 'Elektra' }),
];

function surenessOf(ours: string, theirs: string, more: Partial<Row> = {}): Sureness | undefined {
  const current = row(ours);
  const { pairs } = pairLines([current, ...rest], [...rest, row(theirs, more)]);
  return pairs.find((pair) => pair.current === current)?.sureness;
}

describe('two lines that name the same item', () => {
  it('are a pair whatever they say, before any that say the same', () => {
    const line = (description: string, itemId: number | null) => ({ ...row(description), itemId });
    const [named, alike] = [line('Dakpannen', 7), line('Vloertegels leggen', null)];
    const others = [line('Vloertegels leggen', 7), line('Dakpannen', 7), line('Vloertegel leggen', 8)];
    const { pairs, otherOnly } = pairLines([named, alike], others);
    expect(pairs.map(({ current, other }) => [current, other])).toEqual([
      [named, others[0]],
      [alike, others[2]],
    ]);
    expect(otherOnly).toEqual([others[1]]);
  });
});

describe('two descriptions are the same work', () => {
  it.each<[string, string, string, Sureness]>([
    ['the same text', 'Tegels 60x60 leggen', 'Tegels 60x60 leggen', 'zeker'],
    ['other capitals and spaces', 'Tegels  leggen', 'TEGELS LEGGEN', 'zeker'],
    ['another order of words', 'Leggen van tegels', 'Tegels leggen', 'zeker'],
    ['plural for singular', 'Binnendeur eiken schilderen', 'Binnendeuren eiken schilderen', 'zeker'],
    ['a long vowel that turns short', 'Raam in hout vervangen', 'Ramen in hout vervangen', 'zeker'],
    ['a unit in the text', 'Parket eik leggen', 'Parket eik leggen (m²)', 'zeker'],
    ['sizes written otherwise', 'Tegels 60 × 60 cm leggen', 'Tegels 60x60 leggen', 'zeker'],
    ['a letter too few', 'Parketvloer eik leggen', 'Parketvlor eik leggen', 'zeker'],
    ['two letters swapped', 'Parket eik leggen', 'Parekt eik leggen', 'zeker'],
    ['a line break of a spreadsheet', 'Parket eik<BR>leggen', 'Parket eik leggen', 'zeker'],
    ['accents', 'Crépi gevel zetten', 'Crepi gevel zetten', 'zeker'],
    [
      'a word more',
      'Tegels vloer badkamer leggen',
      'Tegels vloer badkamer leggen antislip',
      'waarschijnlijk',
    ],
    ['a compound taken apart', 'Vloer met tegels bekleden, vloertegels', 'Tegels op vloer bekleden', 'zeker'],
  ])('with %s', (_, ours, theirs, sureness) => {
    expect(surenessOf(ours, theirs)).toBe(sureness);
  });

  it.each([
    ['other works', 'Tegels leggen in de badkamer', 'Keukenkast met spoelbak'],
    ['works that share only what every work has', 'Boiler leveren en plaatsen', 'Deur leveren en plaatsen'],
    ['nothing but signs', '---', '***'],
  ])('but not %s', (_, ours, theirs) => {
    expect(surenessOf(ours, theirs)).toBeUndefined();
  });

  it('is less sure in another category', () => {
    expect(surenessOf('Parket eik leggen', 'Parket eik leggen', { category: 'Algemeen' })).toBe(
      'waarschijnlijk',
    );
  });
});

describe('a pairing', () => {
  it('takes the same text before a row that is merely alike', () => {
    const ours = [row('Tegels leggen keuken'), row('Tegels leggen')];
    const theirs = [row('Tegels leggen'), row('Tegels leggen keuken wit')];
    const { pairs } = pairLines(ours, theirs);
    expect(pairs.map(({ current, other }) => [current.description, other.description])).toEqual([
      ['Tegels leggen keuken', 'Tegels leggen keuken wit'],
      ['Tegels leggen', 'Tegels leggen'],
    ]);
  });

  it('keeps rows of one text and quantity together', () => {
    const ours = [row('Stopcontact', { quantity: '4' }), row('Stopcontact', { quantity: '9' })];
    const theirs = [row('Stopcontact', { quantity: '9.0' }), row('Stopcontact', { quantity: '5' })];
    const { pairs } = pairLines(ours, theirs);
    expect(pairs.map(({ current, other }) => [current.quantity, other.quantity])).toEqual([
      ['4', '5'],
      ['9', '9.0'],
    ]);
  });

  it('tells numbers apart: a room of its own for each', () => {
    const rooms = Array.from({ length: 30 }, (_, index) => `Schilderen slaapkamer ${index + 1} muren`);
    const ours = rooms.map((text) => row(text));
    const theirs = rooms.toReversed().map((text) => row(`${text} latex`));
    const { pairs } = pairLines(ours, theirs);
    expect(pairs).toHaveLength(30);
    for (const { current, other } of pairs) expect(other.description).toBe(`${current.description} latex`);
  });

  it('finds a partner for every row though all want the same few first', () => {
    const ours = Array.from({ length: 40 }, () => row('Parket eik leggen geolied'));
    const theirs = Array.from({ length: 40 }, (_, index) =>
      row('Parket eik leggen', { quantity: `${index}` }),
    );
    expect(pairLines(ours, theirs).pairs).toHaveLength(40);
  });

  it('leaves what has no partner on its own side', () => {
    const ours = [row('Trap schuren'), row('Tegels leggen')];
    const theirs = [row('Tegels leggen'), row('Zonnepanelen', { category: 'Elektra' })];
    const { currentOnly, otherOnly } = pairLines(ours, theirs);
    expect(currentOnly).toEqual([ours[0]]);
    expect(otherOnly).toEqual([theirs[1]]);
  });

  it('has nothing to pair with an empty list', () => {
    expect(pairLines([], rest)).toEqual({ pairs: [], currentOnly: [], otherOnly: rest });
    expect(pairLines(rest, [])).toEqual({ pairs: [], currentOnly: rest, otherOnly: [] });
  });
});

const words = [
  'tegels',
  'leggen',
  'badkamer',
  'plaatsen',
  'deur',
  'deuren',
  'raam',
  '60x60',
  '12',
  'vloertegel',
];
const anyRow = fc.record({
  category: fc.constantFrom('Vloeren', 'Deuren', 'Algemeen'),
  description: fc.array(fc.constantFrom(...words), { maxLength: 5 }).map((some) => some.join(' ')),
  quantity: fc.constantFrom('1', '2', '3.5'),
  unit: fc.constantFrom('st', 'm²'),
});
const anyList = fc.array(anyRow, { maxLength: 25 });

describe('any two lists', () => {
  it('use each row once and lose none', () => {
    fc.assert(
      fc.property(anyList, anyList, (ours, theirs) => {
        const { pairs, currentOnly, otherOnly } = pairLines(ours, theirs);
        const usedOurs = [...pairs.map(({ current }) => current), ...currentOnly];
        const usedTheirs = [...pairs.map(({ other }) => other), ...otherOnly];
        expect(new Set(usedOurs)).toEqual(new Set(ours));
        expect(usedOurs).toHaveLength(ours.length);
        expect(new Set(usedTheirs)).toEqual(new Set(theirs));
        expect(usedTheirs).toHaveLength(theirs.length);
      }),
    );
  });

  it('pair wholly and surely with themselves in any order', () => {
    fc.assert(
      fc.property(anyList, (ours) => {
        const { pairs, currentOnly } = pairLines(
          ours,
          ours.toReversed().map((each) => ({ ...each })),
        );
        expect(currentOnly).toEqual([]);
        for (const { current, other, sureness } of pairs) {
          expect(other).toEqual(current);
          expect(sureness).toBe('zeker');
        }
      }),
    );
  });

  it('pair alike whichever is called the current one', () => {
    fc.assert(
      fc.property(anyList, anyList, (ours, theirs) => {
        const there = pairLines(ours, theirs).pairs.length;
        const back = pairLines(theirs, ours).pairs.length;
        expect(Math.abs(there - back)).toBeLessThanOrEqual(
          Math.ceil(Math.min(ours.length, theirs.length) / 4),
        );
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { day } from '#/core/day';
import type { FolderEntry } from '#/core/folder';
import { packEntries } from '#/features/folder/folder/rules/archive';
import { assembleFolder } from '#/features/folder/folder/rules/assemble';
import { isOneLine, lineCount, phoneOrder } from '#/features/folder/folder/rules/phone-order';
import { salePieces } from '#/features/folder/folder/rules/sale';
import { shareEntries } from '#/features/folder/folder/rules/shared';

const today = day('2026-11-18');

function entryOf(changes: Partial<FolderEntry>): FolderEntry {
  return {
    ...{ key: 'document 1', chapter: 'attests', title: 'Iets', detail: null, day: day('2026-02-03') },
    ...{ firm: null, roomId: null, path: '/documents?id=1', documentId: 1, validUntil: null },
    ...{ file: { key: 'k1', name: 'iets.pdf', mimeType: 'application/pdf', size: 9 }, isPrivate: false },
    ...changes,
  };
}

const stateOf = (entries: FolderEntry[], key: string, buildYear: number | null = 1970) =>
  salePieces(entries, { buildYear, today }).find((piece) => piece.key === key);

describe('what a sale needs', () => {
  it('names all seven, in their order', () => {
    expect(salePieces([], { buildYear: null, today }).map(({ key }) => key)).toEqual([
      ...['epc', 'electricity', 'soil', 'planning', 'asbestos', 'flood', 'pid'],
    ]);
  });

  it.each([
    [day('2026-11-18'), 'valid'],
    [day('2026-11-17'), 'expired'],
    [null, 'undated'],
  ] as const)('of a document that holds until %s says %s', (validUntil, state) => {
    const epc = entryOf({ title: 'EPC woning', validUntil, documentId: 12 });
    expect(stateOf([epc], 'epc')).toMatchObject({ state, validUntil, documentId: 12 });
  });

  it('takes the one that holds the longest', () => {
    const old = entryOf({ title: 'EPC 2015', validUntil: day('2025-01-01'), documentId: 1 });
    const newer = entryOf({ title: 'EPC 2026', validUntil: day('2036-01-01'), documentId: 2 });
    expect(stateOf([old, newer, old], 'epc')?.documentId).toBe(2);
  });

  it('asks for an attest of asbestos before 2001, or where the year is not known', () => {
    expect([1970, 2000, 2001, null].map((year) => stateOf([], 'asbestos', year)?.state)).toEqual([
      ...['missing', 'missing', 'not-needed', 'missing'],
    ]);
  });

  it('takes no inventory or declaration of asbestos for the attest', () => {
    const found = (title: string) => stateOf([entryOf({ title })], 'asbestos')?.state;
    expect(['Asbestattest', 'Attest asbest OVAM'].map(found)).toEqual(['undated', 'undated']);
    expect(['Destructieve asbestinventaris', 'Aangifte asbestwerken'].map(found)).toEqual([
      ...['missing', 'missing'],
    ]);
  });

  it('knows a short name where it stands by itself', () => {
    const found = (title: string) => stateOf([entryOf({ title })], 'pid')?.state;
    expect(['PID.pdf', 'scan_PID_2024', 'Rapid.pdf'].map(found)).toEqual(['undated', 'undated', 'missing']);
  });

  it('takes a report of electricity by what it says, and no other inspection', () => {
    expect(stateOf([entryOf({ title: 'Keuringsverslag elektriciteit AREI' })], 'electricity')?.state).toBe(
      'undated',
    );
    expect(stateOf([entryOf({ title: 'Keuring gasinstallatie' })], 'electricity')?.state).toBe('missing');
  });
});

describe('the chapters', () => {
  const sources = { rooms: new Map([[4, 'Keuken']]), buildYear: null, today };

  it('are always seven, and say what is missing where nothing is', () => {
    const { chapters } = assembleFolder({ ...sources, told: [] });
    expect(chapters.map(({ title }) => title)).toEqual([
      ...['Vergunning en plannen', 'Wie deed wat', 'Wat zit waar', 'Technieken en handleidingen'],
      ...['Attesten en keuringen', 'Facturen en waarborgen', 'Opleveringen'],
    ]);
    expect(chapters.at(-1)?.missing.map(({ what }) => what)).toEqual([
      ...['Proces-verbaal van de voorlopige oplevering', 'Proces-verbaal van de definitieve oplevering'],
    ]);
  });

  it.each([
    [['Proces-verbaal van oplevering'], []],
    [['Proces-verbaal van de voorlopige oplevering', 'Getekend proces-verbaal van oplevering'], ['final']],
    [['Uitnodiging voor de oplevering'], ['provisional', 'final']],
  ])('with %j lack of the acceptances %j', (titles, lacking) => {
    const entries = titles.map((title) => entryOf({ title, chapter: 'handovers' }));
    const { chapters } = assembleFolder({ ...sources, told: [{ entries }] });
    expect(chapters.at(-1)?.missing.map(({ key }) => key)).toEqual(lacking);
  });

  it('say since when a piece is asked', () => {
    const missing = [{ key: 'a', chapter: 'attests' as const, what: 'Attest', whom: 'Jan', contactId: 3 }];
    const asked = [{ what: 'Attest', contactId: 3, on: day('2026-11-01') }];
    const { chapters } = assembleFolder({ ...sources, told: [{ missing }, { asked }] });
    expect(chapters.find(({ key }) => key === 'attests')?.missing).toMatchObject([{ askedOn: '2026-11-01' }]);
    const epc = { what: 'EPC', contactId: 3, on: day('2026-11-02') };
    const { sale } = assembleFolder({ ...sources, told: [{ asked: [epc] }] });
    expect(sale.map(({ askedOn }) => askedOn)).toEqual(['2026-11-02', ...Array(6).fill(null)]);
  });

  it('put hidden work by room, what has none last', () => {
    const entries = [
      entryOf({ key: 'a', chapter: 'hidden', day: day('2026-01-01') }),
      entryOf({ key: 'b', chapter: 'hidden', roomId: 4, day: day('2026-03-01') }),
      entryOf({ key: 'c', chapter: 'hidden', roomId: 4, day: day('2026-02-01') }),
    ];
    const { chapters } = assembleFolder({ ...sources, told: [{ entries }] });
    const hidden = chapters.find(({ key }) => key === 'hidden');
    expect(hidden?.entries.map(({ key, room }) => [key, room])).toEqual([
      ['c', 'Keuken'],
      ['b', 'Keuken'],
      ['a', null],
    ]);
  });
});

describe('what goes along', () => {
  it('keeps of a private paper only name, day and firm, unless amounts were ticked', () => {
    const invoice = entryOf({ chapter: 'invoices', isPrivate: true, firm: 'Dak bv', detail: 'Factuur 7' });
    const plan = entryOf({ chapter: 'permit' });
    const asked = { chapters: ['invoices'] as const, withAmounts: false };
    const none = { keys: new Set<string>(), documentIds: new Set<number>() };
    expect(shareEntries([invoice, plan], asked, none)).toEqual([{ ...invoice, detail: null, file: null }]);
    expect(shareEntries([invoice], { ...asked, withAmounts: true }, none)).toEqual([invoice]);
  });

  it('stands in four folders, by names that sort and keep their ending', () => {
    const chapters = [
      'permit',
      'people',
      'hidden',
      'installations',
      'attests',
      'invoices',
      'handovers',
    ] as const;
    const packed = packEntries(
      chapters.map((chapter) => entryOf({ chapter, firm: 'Dak bv', title: 'Plan.pdf' })),
      new Map(),
    );
    expect(new Set(packed.map(({ folder }) => folder)).size).toBe(4);
    expect(packed[0]?.name).toBe('2026-02-03 Dak bv Plan.pdf');
    const [long] = packEntries([entryOf({ title: 'é'.repeat(500) })], new Map());
    expect(long?.name).toMatch(/^2026-02-03 é{69}\.pdf$/);
  });
});

describe('on a phone', () => {
  const piece = entryOf({}) as never;
  const chapterOf = (key: string, entries: number, missing: number) => ({
    ...{ key, entries: Array(entries).fill(piece), missing: Array(missing).fill(piece) },
  });

  it('comes first what has something to show and something to ask for; the rest is a line each', () => {
    const chapters = [
      chapterOf('empty', 0, 0),
      chapterOf('lacking', 0, 2),
      chapterOf('open', 3, 1),
      chapterOf('whole', 4, 0),
      chapterOf('also open', 1, 5),
    ];
    const ordered = phoneOrder(chapters);
    expect(ordered.map(({ key }) => key)).toEqual(['open', 'also open', 'empty', 'lacking', 'whole']);
    expect(ordered.map(isOneLine)).toEqual([false, false, true, true, true]);
    expect(ordered.slice(2).map(lineCount)).toEqual(['Leeg', '2 ontbreken', '4 stukken']);
  });
});

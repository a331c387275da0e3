import { describe, expect, it } from 'vitest';
import { day } from '#/core/day';
import type { Point } from '#/features/site/points/contract';
import { pointDeadlines } from '#/features/site/points/rules/deadlines';
import { groupPoints } from '#/features/site/points/rules/groups';
import { repairMail } from '#/features/site/points/rules/letter';
import { lastWhy, type Step, whyMissing } from '#/features/site/points/rules/steps';
import { repairedTodos } from '#/features/site/points/rules/todo';

const point = (number: number, more: Partial<Point> = {}): Point => ({
  ...{
    id: number,
    number,
    text: `Tekst ${number}`,
    roomId: null,
    contactId: null,
    quoteId: null,
    taskId: null,
  },
  ...{ dueDate: null, amount: null, photoIds: [], pin: null, status: 'open', version: 1, mayChange: true },
  foundOn: day('2026-03-04'),
  ...more,
});

const named = {
  rooms: new Map([
    [1, 'Keuken'],
    [2, 'Badkamer'],
  ]),
  contacts: new Map([[7, 'Maes']]),
};

describe('points in groups', () => {
  it('stand by the name of their room, those without one last', () => {
    const groups = groupPoints(
      [point(1), point(2, { roomId: 1 }), point(3, { roomId: 2 }), point(4, { roomId: 1 })],
      'ruimte',
      named,
    );
    expect(groups.map(({ title, points }) => [title, points.map(({ number }) => number)])).toEqual([
      ['Badkamer', [3]],
      ['Keuken', [2, 4]],
      ['Zonder ruimte', [1]],
    ]);
  });

  it('stand by day with the last first, and by who has to do it', () => {
    const points = [point(1), point(2, { foundOn: day('2026-05-01'), contactId: 7 })];
    expect(groupPoints(points, 'dag', named).map(({ title }) => title)).toEqual([
      '1 mei 2026',
      '4 maart 2026',
    ]);
    expect(groupPoints(points, 'aannemer', named)).toMatchObject([
      { title: 'Maes', contactId: 7 },
      { title: 'Nog niemand', contactId: null },
    ]);
  });
});

describe('what becomes of a point', () => {
  const step = (status: Step['status'], text: string | null = null): Step => ({
    ...{ at: '2026-03-04T10:00:00.000Z', status, text, by: 1, sentBy: null, photoIds: [] },
  });

  it('asks why only where somebody repaired it and it is not in order', () => {
    expect(whyMissing('repaired', 'open', null)).toBe(true);
    expect(whyMissing('repaired', 'open', 'Lekt nog')).toBe(false);
    expect(whyMissing('repaired', 'accepted', null)).toBe(false);
    expect(whyMissing('accepted', 'open', null)).toBe(false);
  });

  it('tells why as it was said last, and no more once it was repaired again', () => {
    const first = [step('open'), step('repaired'), step('open', 'Lekt nog')];
    expect(lastWhy(first)).toBe('Lekt nog');
    expect(lastWhy([...first, step('repaired')])).toBeNull();
    expect(lastWhy([step('open', 'Genoteerd')])).toBeNull();
  });

  it('has a last day only while it is open', () => {
    const dueDate = day('2026-04-01');
    const listed = pointDeadlines([
      point(1, { dueDate }),
      point(2, { dueDate, status: 'repaired' }),
      point(3),
    ]);
    expect(listed).toMatchObject([{ key: 'point 1', kind: 'point', day: dueDate, name: 'Punt 1: Tekst 1' }]);
  });

  it('asks once for each who repaired something', () => {
    const points = [1, 2, 3].map((at) => point(at, { status: 'repaired', contactId: at < 3 ? 7 : null }));
    const todos = repairedTodos([...points, point(9)], (id) => (id === 7 ? 'Maes' : null));
    expect(todos.map(({ title, text }) => `${title}. ${text}`)).toEqual([
      '2 punten hersteld gemeld. Maes meldt dat deze punten hersteld zijn: kijk het na.',
      'Punt 3: Tekst 3. Gemeld is dat dit punt hersteld is: kijk het na.',
    ]);
  });
});

it('writes a letter with each point, its room and its day', () => {
  const { to, body } = repairMail({
    contact: { name: 'Maes', email: 'info@maes.example' },
    project: 'Kerkstraat',
    points: [
      { number: 3, text: 'Goot lekt', foundOn: day('2026-03-04'), dueDate: day('2026-04-01'), room: 'Dak' },
    ],
  });
  expect(to).toBe('info@maes.example');
  expect(body).toContain(
    'Punt 3 (Dak): Goot lekt. Vastgesteld op 4 maart 2026, graag hersteld tegen 1 april 2026.',
  );
});

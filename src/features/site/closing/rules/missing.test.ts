import { expect, it } from 'vitest';
import { day } from '#/core/day';
import {
  asksForPhotos,
  type ClosingTask,
  closingsOf,
  lastDayToPhotograph,
} from '#/features/site/closing/rules/missing';
import { beginsWhen, closingSentence } from '#/features/site/closing/rules/words';

const [kitchen, bathroom] = [1, 2];
const task = (id: number, given: Partial<ClosingTask> = {}): ClosingTask => ({
  ...{ id, title: 'Leidingen', description: null, category: null, covers: null },
  ...{ status: 'planned', startDate: null, endDate: null, roomIds: [], dependsOn: [] },
  ...given,
});
const plaster = (given: Partial<ClosingTask> = {}) =>
  task(9, {
    ...{ title: 'Pleisterwerk', startDate: day('2026-03-12'), roomIds: [kitchen, bathroom] },
    ...given,
  });
const after = (...ids: number[]) => ids.map((taskId) => ({ taskId, days: 0 }));
const photo = (roomId: number, on: string) => ({ roomId, day: day(on) });
const missing = (tasks: readonly ClosingTask[], ...photos: ReturnType<typeof photo>[]) =>
  closingsOf(tasks, photos).map(({ roomIds }) => roomIds);

it('wants a photo of each of its rooms', () => {
  expect(missing([plaster()])).toEqual([[kitchen, bathroom]]);
  expect(missing([plaster()], photo(kitchen, '2026-03-10'))).toEqual([[bathroom]]);
  expect(missing([plaster()], photo(kitchen, '2026-03-10'), photo(bathroom, '2026-03-11'))).toEqual([]);
  expect(missing([plaster()], photo(3, '2026-03-10'))).toEqual([[kitchen, bathroom]]);
});

it('wants nothing of what has no day or no room, is under way, done or cancelled, or covers nothing', () => {
  expect(missing([plaster({ startDate: null })])).toEqual([]);
  expect(missing([plaster({ roomIds: [] })])).toEqual([]);
  for (const status of ['in_progress', 'completed', 'cancelled'] as const) {
    expect(missing([plaster({ status })])).toEqual([]);
  }
  expect(missing([plaster({ title: 'Verhuizen' })])).toEqual([]);
  expect(missing([plaster({ covers: false })])).toEqual([]);
  expect(missing([plaster({ title: 'Kast dichtmaken', covers: true })])).toHaveLength(1);
});

it('counts no photo from before the first day of what it comes after', () => {
  const pipes = task(1, { startDate: day('2026-03-02') });
  const tasks = [pipes, plaster({ roomIds: [kitchen], dependsOn: after(1) })];
  expect(missing(tasks, photo(kitchen, '2026-03-01'))).toEqual([[kitchen]]);
  expect(missing(tasks, photo(kitchen, '2026-03-02'))).toEqual([]);
});

it('counts those of the first of several tasks before it, and of what these come after', () => {
  const tasks = [
    task(1, { startDate: day('2026-02-02') }),
    task(2, { startDate: day('2026-02-20'), dependsOn: after(1) }),
    task(3, { startDate: day('2026-03-01') }),
    plaster({ roomIds: [kitchen], dependsOn: after(2, 3) }),
  ];
  expect(missing(tasks, photo(kitchen, '2026-02-02'))).toEqual([]);
  expect(missing(tasks, photo(kitchen, '2026-02-01'))).toEqual([[kitchen]]);
});

it('goes past what has no day or is cancelled to what comes before that, and ends in a circle too', () => {
  const chain = [
    task(1, { startDate: day('2026-02-02') }),
    task(2, { dependsOn: after(1) }),
    task(3, { startDate: day('2026-01-01'), status: 'cancelled' }),
    plaster({ roomIds: [kitchen], dependsOn: after(2, 3, 404) }),
  ];
  expect(missing(chain, photo(kitchen, '2026-02-01'))).toEqual([[kitchen]]);
  expect(missing(chain, photo(kitchen, '2026-02-02'))).toEqual([]);
  const circle = [task(1, { dependsOn: after(9) }), plaster({ roomIds: [kitchen], dependsOn: after(1) })];
  expect(missing(circle, photo(kitchen, '2026-02-02'))).toEqual([]);
});

it('counts a photo of the day itself: what is only planned has not begun', () => {
  expect(missing([plaster({ roomIds: [kitchen] })], photo(kitchen, '2026-03-12'))).toEqual([]);
});

it('asks from five days before, also across the change to summer time, and puts what begins first first', () => {
  const closing = { startDate: day('2026-03-31') };
  expect(asksForPhotos(closing, day('2026-03-25'))).toBe(false);
  expect(asksForPhotos(closing, day('2026-03-26'))).toBe(true);
  expect(asksForPhotos(closing, day('2026-04-02'))).toBe(true);
  expect(lastDayToPhotograph(closing)).toBe('2026-03-30');
  expect(lastDayToPhotograph({ startDate: day('1900-01-01') })).toBe('1900-01-01');
  const first = plaster({ id: 10, startDate: day('2026-03-01') });
  expect(closingsOf([plaster(), first], []).map(({ taskId }) => taskId)).toEqual([10, 9]);
});

it('says what begins when, and what is to be photographed where', () => {
  const names = new Map([
    [kitchen, 'Keuken'],
    [bathroom, 'Badkamer'],
  ]);
  const [closing] = closingsOf([plaster()], []);
  if (!closing) throw new Error('nothing was missing');
  expect(closingSentence(closing, names, day('2026-03-07'))).toBe(
    'Pleisterwerk begint donderdag: maak nog foto’s van de leidingen in keuken en badkamer',
  );
  const [room] = closingsOf([plaster({ title: 'EPDM', roomIds: [kitchen] })], []);
  if (!room) throw new Error('nothing was missing');
  expect(closingSentence(room, new Map([[kitchen, 'WC']]), day('2026-03-11'))).toBe(
    'EPDM begint morgen: maak nog foto’s van het onderdak en de isolatie in WC',
  );
});

it.each([
  ['2026-03-12', 'begint vandaag'],
  ['2026-03-13', 'begint morgen'],
  ['2026-03-17', 'begint dinsdag'],
  ['2026-04-01', 'begint op 1 april 2026'],
  ['2026-03-10', 'moest dinsdag beginnen'],
  ['2026-03-01', 'moest op 1 maart 2026 beginnen'],
])('says of a task on %s that it %s', (start, words) => {
  expect(beginsWhen(day(start), day('2026-03-12'))).toBe(words);
});

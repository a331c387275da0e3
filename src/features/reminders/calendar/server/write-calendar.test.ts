import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import { describe, expect, it } from 'vitest';
import { addDays, type Day, day } from '#/core/day';
import { writeCalendar } from '#/features/reminders/calendar/server/write-calendar';

type Read = { summary: string; from: string; until: string; uid: string; alarms: number };

function readByIcal(text: string): Read[] {
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  return events.map((component) => {
    const { summary, startDate, endDate, uid } = new ICAL.Event(component);
    const alarms = component.getAllSubcomponents('valarm').length;
    return { summary, from: startDate.toString(), until: endDate.toString(), uid, alarms };
  });
}

function readByTsIcs(text: string): Read[] {
  const dayOf = (date: Date | undefined) => date?.toISOString().slice(0, 10) ?? '';
  return (convertIcsCalendar(undefined, text).events ?? []).map(
    ({ summary, start, uid, alarms, ...rest }) => ({
      ...{ summary, from: dayOf(start.date), until: dayOf(rest.end?.date), uid },
      alarms: alarms?.length ?? 0,
    }),
  );
}

function write(titles: readonly string[], from: Day): Promise<string> {
  const events = titles.map((title, index) => ({
    ...{ key: `task ${index}`, title, from, until: addDays(from, 1), path: '/planning?id=1' },
    hasAlarm: index % 2 === 0,
  }));
  return writeCalendar({
    ...{ name: 'Kerk, straat 🏡', projectId: 1, events, publicUrl: 'https://voorbeeld.example' },
    today: day('2026-03-10'),
  });
}

/** Titles that end their lines before, on and after the 75th octet, in the middle of a sign of four. */
const edges = Array.from({ length: 80 }, (_, length) => `${'x'.repeat(length + 1)}🧱é,${'🧱'.repeat(20)}`);

describe('a calendar', () => {
  it.each([
    ['commas, semicolons and backslashes', ['Vloer, tegels; „mooi” \\ klaar', 'a\\nb', ',;\\']],
    ['newlines', ['Bel\nde notaris', 'een\n\ntwee']],
    ['emoji and accents', ['👷🏽‍♀️ komt', 'Één zaterdag: 🏠🧱', 'naïef “geciteerd”']],
    ['lines of 75 octets', edges],
  ])('is read alike by two other programs, with %s', async (_, titles) => {
    const from = day('2026-10-25');
    const text = await write(titles, from);
    const read = readByIcal(text);
    expect(read.map(({ summary }) => summary)).toEqual(titles);
    expect(read[0]).toMatchObject({ from: '2026-10-25', until: '2026-10-26', alarms: 1 });
    expect(readByTsIcs(text)).toEqual(read);
    const lines = text.split('\r\n');
    expect(lines.every((line) => Buffer.byteLength(line) <= 75 && !/[\r\n]/.test(line))).toBe(true);
  });

  it('leads to the project that it is of, whichever one has open', async () => {
    const [event] = new ICAL.Component(
      ICAL.parse(await write(['Dakwerken'], day('2026-10-25'))),
    ).getAllSubcomponents('vevent');
    expect(event?.getFirstPropertyValue('url')).toBe('https://voorbeeld.example/planning?id=1&project=1');
  });

  it('says why a day is that day, where that is known', async () => {
    const from = day('2036-10-01');
    const told = { from, until: addDays(from, 1), path: '/quotes/1', hasAlarm: true };
    const text = await writeCalendar({
      ...{ name: 'Kerkstraat', projectId: 1, publicUrl: 'https://voorbeeld.example', today: from },
      events: [
        { ...told, key: 'a', title: 'Einde', description: 'Tien jaar; van openbare orde. (zekerheid B)' },
        { ...told, key: 'b', title: 'Bellen' },
      ],
    });
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    expect(events.map((each) => each.getFirstPropertyValue('description'))).toEqual([
      ...['Tien jaar; van openbare orde. (zekerheid B)', null],
    ]);
  });
});

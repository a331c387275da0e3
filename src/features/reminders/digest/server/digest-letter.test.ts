import { expect, it } from 'vitest';
import { day } from '#/core/day';
import { digestLetter } from '#/features/reminders/digest/server/digest-letter';

it('says why a day is that day, where that is known', () => {
  const todo = {
    ...{ key: 'a', kind: 'acceptance-final', weight: 'soon' as const, title: 'Dakwerken', href: '/quotes/1' },
    ...{ text: 'Definitieve oplevering: over 30 dagen', dueDate: day('2027-10-01'), amount: null, act: null },
  };
  const { text, subject } = digestLetter({
    ...{ email: 'an@voorbeeld.example', projectId: 1, projectName: 'Kerkstraat', attention: 0, lines: [] },
    told: [{ ...todo, ground: 'Een jaar na de voorlopige. (zekerheid B)' }],
    ...{ publicUrl: 'https://voorbeeld.example', stopAt: 'https://voorbeeld.example/stop' },
  });
  expect(text).toContain(
    'Dakwerken: Definitieve oplevering: over 30 dagen, 1 oktober 2027. Een jaar na de voorlopige. (zekerheid B)',
  );
  expect(subject).toBe('Definitieve oplevering: over 30 dagen (Dakwerken)');
});

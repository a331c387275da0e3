import { describe, expect, it } from 'vitest';
import { day } from '#/core/day';
import { eventOf } from '#/features/programs/webhooks/rules/event';
import { kindGroups, kindsOf, kindsText } from '#/features/programs/webhooks/rules/kinds';
import { notPublic, whyNotUrl } from '#/features/programs/webhooks/rules/url';
import { deliveryKindText, deliveryText, webhookLine } from '#/features/programs/webhooks/rules/words';

describe('the address of a webhook', () => {
  it.each(['https://huis.example/hook', 'https://huis.example:443/', 'https://93.184.215.14/a?b=c'])(
    'may be %s',
    (url) => expect(whyNotUrl(url)).toBeUndefined(),
  );

  it.each([
    ['http://huis.example/', 'https://'],
    ['ftp://huis.example/', 'https://'],
    ['huis.example', 'volledig adres'],
    ['https://', 'volledig adres'],
    ['https://huis.example:8443/', 'poort'],
    ['https://jan:geheim@huis.example/', 'wachtwoord'],
    ['https://huis.example/#deel', 'hekje'],
    [`https://huis.example/${'a'.repeat(500)}`, 'tekens'],
  ])('can’t be %s', (url, why) => expect(whyNotUrl(url)).toContain(why));

  it.each([
    ...['https://localhost/', 'https://LOCALHOST/', 'https://localhost./', 'https://a.localhost/'],
    ...[
      'https://nas/',
      'https://nas.local/',
      'https://metadata.google.internal/',
      'https://fritz.home.arpa/',
    ],
  ])('is not on the open internet as %s', (url) => expect(whyNotUrl(url)).toBe(notPublic));
});

it('tells what happened without a name or an amount', () => {
  const happened = { eventId: 'e', recordKey: '5', at: '2026-03-01T09:00:00.000Z' };
  const told = { ...happened, kind: 'quotes', projectId: 12, path: '/quotes?id=5' };
  expect(eventOf(told, 'https://truweel.example')).toEqual({
    ...{ id: 'e', kind: 'quotes', recordId: 5, projectId: 12, at: '2026-03-01T09:00:00.000Z' },
    href: 'https://truweel.example/quotes?id=5&project=12',
  });
  expect(eventOf({ ...told, recordKey: null }, '').recordId).toBeNull();
  expect(eventOf({ ...told, recordKey: '4f6c-a' }, '').recordId).toBe('4f6c-a');
});

it('puts what a webhook tells in words', () => {
  const all = kindsOf(kindGroups.map(({ name }) => name));
  expect(new Set(all).size).toBe(all.length);
  expect(kindsText(all)).toBe('Alles');
  expect(kindsText(kindsOf(['budget']))).toBe('Budget');
  expect(kindsText(['quotes', 'budgets'])).toBe('Offertes, meerwerk en opleveringen, Budget');
  expect(kindsText(kindsOf(['quotes', 'budget', 'site', 'papers']))).toBe(
    'Offertes, meerwerk en opleveringen, Budget en nog 2',
  );
  const today = day('2026-03-02');
  const webhook = { id: 1, url: '', kinds: ['budgets'], createdAt: '', offSince: null };
  expect(webhookLine({ ...webhook, lastDeliveredAt: null }, today)).toBe('Budget · nog niets gemeld');
  expect(webhookLine({ ...webhook, lastDeliveredAt: '2026-03-01T09:00:00.000Z' }, today)).toBe(
    'Budget · laatst aangekomen gisteren',
  );
  const delivery = { id: '', kind: 'quotes', at: '' };
  expect(deliveryText({ ...delivery, status: 'delivered', tries: 1 })).toBe('aangekomen');
  expect(deliveryText({ ...delivery, status: 'waiting', tries: 3 })).toBe('wacht, na 3 pogingen');
  expect([deliveryKindText('quotes'), deliveryKindText('test')]).toEqual([
    'Offertes, meerwerk en opleveringen',
    'Proefoproep',
  ]);
});

import { describe, expect, it } from 'vitest';
import { features } from '#/app/server/features';
import { day } from '#/core/day';
import { statusWords } from '#/features/people/archive/server/shared/overview/status-words';
import { buildRegistry } from '#/platform/server/registry';

const words = statusWords(buildRegistry(features).records, day('2026-11-15'));

describe('a status in the tables of an export', () => {
  it.each([
    ['quotes', { status: 'pending', validUntil: '2026-11-14' }, 'Verlopen'],
    ['quotes', { status: 'pending', validUntil: '2026-11-15' }, 'In afwachting'],
    ['quotes', { status: 'accepted', validUntil: '2020-01-01' }, 'Geaccepteerd'],
    ['invoices', { kind: 'invoice', status: 'pending', paid: null, dueDate: '2026-11-14' }, 'Achterstallig'],
    ['invoices', { kind: 'invoice', status: 'pending', paid: '1.00', dueDate: null }, 'Deels betaald'],
    ['invoices', { kind: 'invoice', status: 'paid', paid: '9.00', dueDate: '2020-01-01' }, 'Betaald'],
    ['invoices', { kind: 'credit-note', status: 'pending', paid: null, dueDate: null }, 'Te ontvangen'],
    ['tasks', { status: 'in_progress' }, 'In uitvoering'],
    ['collaborators', { status: 'accepted' }, undefined],
  ])('of %s reads as on the screens of that day', (table, row, expected) => {
    expect(words(table, 'status', row)).toBe(expected);
  });

  it('is the only column that reads differently', () => {
    expect(words('quotes', 'notes', { status: 'pending', notes: 'pending' })).toBeUndefined();
  });
});

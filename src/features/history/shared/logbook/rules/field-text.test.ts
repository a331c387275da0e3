import { describe, expect, it } from 'vitest';
import { type Holds, readableValue, wireValue } from '#/features/history/shared/logbook/rules/field-text';

describe('a value of the log', () => {
  it.each<[Holds, string | null, string | null]>([
    ['money', '7840.00', '€ 7.840,00'],
    ['money', '99999999999999.99', '€ 99.999.999.999.999,99'],
    ['quantity', '12.500', '12,5'],
    ['day', '2026-11-16', '16 november 2026'],
    ['moment', '2026-11-15T23:30:00+00:00', '16 november 2026'],
    ['flag', 'true', 'ja'],
    ['flag', 'false', 'nee'],
    ['text', 'Dak', 'Dak'],
    ['text', '', null],
    ['text', null, null],
    ['json', '[]', null],
    ['json', '{}', null],
    ['json', '["Liesbet Claeys","Wout Mertens"]', 'Liesbet Claeys, Wout Mertens'],
    ['json', '[{"what":"Tegels kiezen","isDone":false}]', 'Tegels kiezen'],
    ['json', '[{"taskId":3},{"taskId":4}]', '2'],
    ['json', '{"kind":"fixed"}', 'ingevuld'],
  ])('%s %s reads as %s', (holds, stored, read) => {
    expect(readableValue(holds, stored)?.replaceAll('\u00a0', ' ') ?? null).toBe(read);
  });

  it('goes out as elsewhere', () => {
    expect(wireValue('flag', 'false')).toBe(false);
    expect(wireValue('money', '12.50')).toBe('12.50');
    expect(wireValue('moment', '2026-11-15T23:30:00+00:00')).toBe('2026-11-15T23:30:00.000Z');
    expect(wireValue('link', null)).toBeNull();
  });
});

import { expect, it } from 'vitest';
import { nothingFound } from '#/features/premiums/premium-files/rules/findings';

it('calls nothing in order that nobody looked at', () => {
  const invoice = (...found: (boolean | null)[]) => ({
    counts: true,
    checks: found.map((isThere) => ({ kind: 'nummer' as const, isThere })),
  });
  expect(nothingFound([])).toMatch(/^Er is nog niets nagekeken/);
  expect(nothingFound([invoice()])).toMatch(/^Er is nog niets nagekeken/);
  expect(nothingFound([invoice(true), invoice()])).toMatch(/niet alles nakijken/);
  expect(nothingFound([invoice(true, null)])).toMatch(/niet alles nakijken/);
  expect(nothingFound([invoice(true), { ...invoice(), counts: false }])).toBe(
    'We vonden niets dat niet klopt.',
  );
});

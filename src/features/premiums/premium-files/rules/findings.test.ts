import { expect, it } from 'vitest';
import { keyOfFound } from '#/core/finding';
import { findFileFindings, nothingFound } from '#/features/premiums/premium-files/rules/findings';
import type { FileInvoice } from '#/features/premiums/shared/premium-files/contract';

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

it('knows what is wrong with one invoice from the same of another', () => {
  const late = (invoiceId: number): FileInvoice => ({
    ...{ invoiceId, invoiceNumber: `F-${invoiceId}`, invoiceDate: null, contractor: null, part: '4000.00' },
    ...{ isWithVat: false, filePath: null, fileName: null, lastDay: null, daysLeft: null, counts: false },
    ...{ reason: 'te laat', checks: [] },
  });
  const found = findFileFindings({ invoices: [late(1), late(2)], pieces: [] }, new Map());
  expect(found.map(keyOfFound)).toEqual(['invoice-left-out:0:4000.00', 'invoice-left-out:1:4000.00']);
});

// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { Invoice } from '#/features/invoices/contract';
import { PayDialog } from '#/features/invoices/web/pay-dialog';

afterEach(cleanup);

const iban = 'BE47 9991 6063 3080';

const invoice: Invoice = {
  id: 12,
  projectId: 1,
  invoiceNumber: 'DV-F2156',
  contactId: 7,
  contact: {
    id: 7,
    name: 'Koen Vermeersch',
    company: 'Dakwerken Vermeersch bv',
    email: null,
    phone: '+32 9 555 01 21',
    iban,
  },
  quoteId: null,
  quote: null,
  category: null,
  description: null,
  amount: '5116.00',
  dueDate: null,
  paidDate: null,
  status: 'pending',
  subsidyEligible: false,
  subsidyTypeId: null,
  notes: null,
  paymentReference: null,
  filePath: null,
  file: null,
  ibanUsedBefore: null,
  isOwn: true,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
};

function show(change: Partial<Invoice> = {}, account = iban) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PayDialog invoice={{ ...invoice, ...change }} iban={account} onClose={() => {}} />
    </QueryClientProvider>,
  );
}

const warning = 'Ander rekeningnummer dan vorige keer';

it('warns when the account differs from the one used before, and tells whom to call', () => {
  show({ ibanUsedBefore: 'BE64999123450152' });
  expect(screen.getByText(warning)).toBeTruthy();
  expect(document.body.textContent).toContain('BE64 9991 2345 0152');
  expect(document.body.textContent).toContain('naar +32 9 555 01 21');
});

it('does not warn about the same account, or a first payment', () => {
  show({ ibanUsedBefore: 'BE47999160633080' });
  expect(screen.queryByText(warning)).toBeNull();
  cleanup();
  show();
  expect(screen.queryByText(warning)).toBeNull();
});

it('takes the code away while the communication has a wrong digit', async () => {
  show();
  expect(screen.getByRole('img', { name: /^QR-code/ })).toBeTruthy();
  const field = screen.getByLabelText('Mededeling');
  await userEvent.clear(field);
  await userEvent.type(field, '+++123/4567/89003+++');
  expect(screen.queryByRole('img', { name: /^QR-code/ })).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Markeer als betaald' }).disabled).toBe(true);
});

it('makes no code of an account number that is none', () => {
  show({}, 'BE00 1234');
  expect(screen.queryByRole('img')).toBeNull();
  expect(document.body.textContent).toContain('Het rekeningnummer van dit contact klopt niet.');
});

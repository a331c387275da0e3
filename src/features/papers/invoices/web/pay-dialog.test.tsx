// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { MarkPaidDialog } from '#/features/papers/invoices/web/mark-paid-dialog';
import { PayDialog } from '#/features/papers/invoices/web/pay-dialog';
import type { Invoice } from '#/features/papers/shared/invoices/contract';
import {
  getInvoiceChecked,
  type InvoiceFinding,
  listFindings,
} from '#/features/papers/shared/invoices/findings-contract';
import { keyOf } from '#/platform/web/queries';

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
  credited: '0.00',
  open: '5116.00',
  overpaid: '0.00',
  netted: false,
  coversItemIds: [],
  netAmount: null,
  lines: [],
  vatLines: [],
  kind: 'invoice',
  payee: null,
  roomId: null,
  creditsInvoiceId: null,
  invoiceDate: null,
  receivedDate: null,
  iban: null,
  addressee: null,
  paid: '0.00',
  payments: [],
  setAside: [],
  dueDate: null,
  paidDate: null,
  status: 'pending',
  subsidyEligible: false,
  subsidyTypeId: null,
  notes: null,
  paymentReference: null,
  filePath: null,
  file: null,
  ibanChange: null,
  isOwn: true,
  version: 1,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
};

type Answered = { findings?: InvoiceFinding[]; undisputed?: string };

function knowing(dialog: ReactNode, { findings = [], undisputed = invoice.open }: Answered) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const input = { params: { id: invoice.id } };
  client.setQueryData(keyOf(listFindings, input), findings);
  client.setQueryData(keyOf(getInvoiceChecked, input), { checked: [], notChecked: [], undisputed });
  render(<QueryClientProvider client={client}>{dialog}</QueryClientProvider>);
}

function show(change: Partial<Invoice> = {}, account = iban, mayConfirm = true, told: Answered = {}) {
  const paid = { ...invoice, ...change };
  knowing(<PayDialog invoice={paid} iban={account} mayConfirm={mayConfirm} onClose={() => {}} />, told);
}

const ibanChange = {
  from: 'BE64999123450152',
  to: iban,
  changedBy: 'Els Editor',
  changedAt: '2026-11-15T10:00:00.000Z',
};
const confirmation = { name: 'Ik heb het nagevraagd, het klopt' };

it('tells of an account that changed, and whom to call, and keeps the code until it is confirmed', () => {
  show({ ibanChange });
  expect(document.body.textContent).toContain(
    'Het was BE64 9991 2345 0152, nu is het BE47 9991 6063 3080. Gewijzigd door Els Editor op 15-11-2026.',
  );
  expect(document.body.textContent).toContain('naar +32 9 555 01 21');
  expect(screen.queryByRole('img', { name: /^QR-code/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Rekening kopiëren' })).toBeNull();
  expect(screen.getByRole('button', confirmation)).toBeTruthy();
});

it('leaves the confirmation to the owner', () => {
  show({ ibanChange }, iban, false);
  expect(screen.queryByRole('button', confirmation)).toBeNull();
  expect(document.body.textContent).toContain('Alleen de eigenaar van het project kan');
  expect(screen.queryByRole('img', { name: /^QR-code/ })).toBeNull();
});

it('has nothing to tell of an account that did not change', () => {
  show();
  expect(screen.queryByText('Ander rekeningnummer')).toBeNull();
  expect(screen.getByRole('img', { name: /^QR-code/ })).toBeTruthy();
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

const tooDear: InvoiceFinding = {
  ...{ key: 'price-above-quote:0:100.00', rule: 'price-above-quote', severity: 'warning', lines: [0] },
  ...{ sentence: 'Duurder dan in de offerte: ‘Pannen’.', amount: '100.00', setAside: null, askedUntil: null },
};

it('proposes what nobody disputes, with what is wrong above it, and the whole for one more press', async () => {
  show({}, iban, true, { findings: [tooDear], undisputed: '5010.00' });
  expect(document.body.textContent).toContain('Duurder dan in de offerte: ‘Pannen’.');
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain('5.010,00');
  expect(screen.getByRole('button', { name: /^Noteer €\s5\.010,00 betaald/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Toch €\s5\.116,00 betalen/ }));
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain('5.116,00');
  expect(screen.getByRole('button', { name: 'Markeer als betaald' })).toBeTruthy();
});

it('draws no code where nobody knows whether anything is owed, until somebody says so', async () => {
  show({}, iban, true, { findings: [{ ...tooDear, rule: 'other-addressee' }], undisputed: '0.00' });
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Noteer/ }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: /^Toch/ }));
  expect(screen.getByRole('img')).toBeTruthy();
});

it('says what else is wrong while an account waits for its confirmation', () => {
  show({ ibanChange }, iban, true, { findings: [tooDear], undisputed: '0.00' });
  expect(screen.getByRole('button', confirmation)).toBeTruthy();
  expect(document.body.textContent).toContain('Duurder dan in de offerte: ‘Pannen’.');
});

it('says nothing of what was set aside', () => {
  const looked = { ...tooDear, setAside: { reason: 'Afgesproken', at: '2026-11-01T00:00:00.000Z' } };
  show({}, iban, true, { findings: [looked] });
  expect(document.body.textContent).not.toContain('Duurder');
});

it('proposes the same part where somebody says that all was paid, and nothing where all is in dispute', () => {
  const ask = (told: Answered) => {
    cleanup();
    const findings = told.findings ?? [];
    knowing(
      <MarkPaidDialog
        invoice={invoice}
        findings={findings}
        busy={false}
        onPay={() => {}}
        onClose={() => {}}
      />,
      told,
    );
    return screen.queryAllByRole('button').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  };
  expect(ask({ findings: [tooDear], undisputed: '5010.00' })).toContain('Noteer € 5.010,00 betaald');
  const all = ask({ findings: [{ ...tooDear, rule: 'other-addressee' }], undisputed: '0.00' });
  expect(all).toContain('Toch op betaald zetten');
  expect(all.join()).not.toContain('Noteer');
  expect(document.body.textContent).toContain('Betaal nog niets tot dit uitgeklaard is.');
});

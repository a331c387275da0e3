// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Invoice } from '#/features/papers/shared/invoices/contract';
import { InvoiceChoice } from '#/features/premiums/premium-files/web/invoice-choice';
import type { LinkedInvoice } from '#/features/premiums/shared/premium-files/contract';

afterEach(cleanup);

const contact = { id: 1, name: 'Dakwerken Maes', company: null };
const invoices = [1, 2, 3].map(
  (id) => ({ id, invoiceNumber: `M-${id}`, contact, amount: '10.00', netAmount: null }) as Invoice,
);

function Choosing() {
  const [chosen, setChosen] = useState<LinkedInvoice[]>([{ invoiceId: 3, part: null }]);
  return <InvoiceChoice invoices={invoices} chosen={chosen} onChange={setChosen} />;
}

const shown = () =>
  screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent?.slice(0, 3));

describe('the invoices of a premium file', () => {
  it('begin with those that are ticked, which stay where they are when one unticks them', () => {
    render(<Choosing />);
    expect(shown()).toEqual(['M-3', 'M-1', 'M-2']);
    fireEvent.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
    expect(shown()).toEqual(['M-3', 'M-1', 'M-2']);
  });
});

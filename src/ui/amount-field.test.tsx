// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { type Cents, cents, formatAmount, maxCents, parseAmount } from '#/core/money';
import { AmountField } from '#/ui/amount-field';
import { Form } from '#/ui/form';

afterEach(cleanup);

function Probe({ start = null, outside }: { start?: Cents | null; outside?: Cents | null }) {
  const [value, setValue] = useState<Cents | null>(start);
  const [sent, setSent] = useState(0);
  return (
    <Form onSubmit={() => setSent(sent + 1)}>
      <AmountField label="Bedrag" value={value} onChange={setValue} />
      <output>{value === null ? 'niets' : value}</output>
      <p>verzonden: {sent}</p>
      <button type="button" onClick={() => setValue(outside ?? null)}>
        Van buiten
      </button>
      <button type="submit">Bewaren</button>
    </Form>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Bedrag');
const held = () => screen.getByRole('status').textContent;

describe('AmountField', () => {
  it.each([
    ['1.234,56', '123456', '1.234,56'],
    ['1234.56', '123456', '1.234,56'],
    ['€ 12,50', '1250', '12,50'],
    ['7', '700', '7,00'],
    ['  ', 'niets', ''],
  ])('keeps %s as typed, holds %s and shows %s on leaving', async (typed, value, shown) => {
    render(<Probe />);
    await userEvent.type(field(), typed);
    expect(field().value).toBe(typed);
    expect(held()).toBe(value);
    await userEvent.tab();
    expect(field().value).toBe(shown);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('tells on leaving that a text is no amount, ties it to the field and keeps the text', async () => {
    render(<Probe start={cents(500)} />);
    await userEvent.clear(field());
    await userEvent.type(field(), '12x');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.tab();
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toBe('Dit is geen geldig bedrag.');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(field().getAttribute('aria-describedby')).toBe(alert.id);
    expect([field().value, held()]).toEqual(['12x', 'niets']);
  });

  it('takes the complaint back as soon as the text is an amount', async () => {
    render(<Probe />);
    await userEvent.type(field(), 'x');
    await userEvent.tab();
    await userEvent.clear(field());
    await userEvent.type(field(), '3');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(held()).toBe('300');
  });

  it('leaves the cursor where it is when a digit is typed in the middle', async () => {
    render(<Probe start={cents(123_456)} />);
    await userEvent.type(field(), '9', { initialSelectionStart: 5, initialSelectionEnd: 5 });
    expect([field().value, field().selectionStart, held()]).toEqual(['1.2349,56', 6, '1234956']);
    await userEvent.tab();
    expect(field().value).toBe('12.349,56');
  });

  it('shows a value that changes from outside, also over a text it could not read', async () => {
    render(<Probe outside={cents(999)} />);
    await userEvent.type(field(), 'x');
    await userEvent.click(screen.getByText('Van buiten'));
    expect(field().value).toBe('9,99');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('lets a form not be sent with a text it can not read, and shows why', async () => {
    render(<Probe />);
    await userEvent.type(field(), 'x{Enter}');
    expect(screen.getByText('verzonden: 0')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('Dit is geen geldig bedrag.');
    expect(document.activeElement).toBe(field());
    await userEvent.clear(field());
    await userEvent.type(field(), '5{Enter}');
    expect(screen.getByText('verzonden: 1')).toBeTruthy();
  });

  it('lets a form go where what can’t be read counts as nothing, and says so', async () => {
    let sent = 0;
    render(
      <Form onSubmit={() => (sent += 1)}>
        <AmountField
          label="Bedrag"
          value={null}
          onChange={() => undefined}
          forgiving="Het telt als € 0,00."
        />
      </Form>,
    );
    await userEvent.type(field(), 'veel{Enter}');
    await userEvent.tab();
    expect(sent).toBe(1);
    expect(screen.getByText('Het telt als € 0,00.')).toBeTruthy();
  });

  it('refuses less than nothing unless that is allowed', () => {
    let got: Cents | null = null;
    const keep = (value: Cents | null) => {
      got = value;
    };
    const { rerender } = render(<AmountField label="Bedrag" value={cents(1)} onChange={keep} />);
    fireEvent.change(field(), { target: { value: '-5' } });
    expect(got).toBeNull();
    rerender(<AmountField label="Bedrag" value={cents(1)} onChange={keep} allowNegative />);
    fireEvent.change(field(), { target: { value: '-6' } });
    expect(got).toBe(-600);
  });

  it('shows every amount in a way that is read back as the same amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: maxCents }), (value) => {
        expect(parseAmount(formatAmount(cents(value)))).toBe(value);
      }),
    );
  });
});

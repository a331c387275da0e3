// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { AmountField } from '#/ui/amount-field';
import { Form } from '#/ui/form';
import { SelectField } from '#/ui/select';
import { TextField } from '#/ui/text-field';

afterEach(cleanup);

/** Says what is wrong when it is sent, or when the name is left. */
function Filled() {
  const [error, setError] = useState<string>();
  const wrong = () => setError('Vul dit in.');
  return (
    <Form onSubmit={async () => wrong()}>
      <SelectField label="Type" value="" options={[]} onChange={wrong} error={error} />
      <TextField label="Naam" error={error} onBlur={wrong} />
      <button type="submit">Opslaan</button>
    </Form>
  );
}

describe('a form', () => {
  it('that is refused puts the first field that is wrong in hand, also where that is a choice', async () => {
    render(<Filled />);
    fireEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Type' })));
  });

  it('with a field that can’t be read is not sent, and says of the others what is wrong as well', async () => {
    let sent = 0;
    function Unread() {
      const [error, setError] = useState<string>();
      return (
        <Form onSubmit={() => (sent += 1)} onUnreadable={async () => setError('Kies een type.')}>
          <SelectField label="Type" value="" options={[]} onChange={() => undefined} error={error} />
          <AmountField label="Bedrag" value={null} onChange={() => undefined} />
          <button type="submit">Opslaan</button>
        </Form>
      );
    }
    render(<Unread />);
    fireEvent.change(screen.getByLabelText('Bedrag'), { target: { value: 'abc' } });
    fireEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Type' })));
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Kies een type.',
      'Dit is geen geldig bedrag.',
    ]);
    expect(sent).toBe(0);
  });

  it('moves no button away while it is being pressed: what is wrong is said when it is let go', async () => {
    render(<Filled />);
    const save = screen.getByRole('button', { name: 'Opslaan' });
    const name = screen.getByLabelText('Naam');
    act(() => name.focus());
    fireEvent.pointerDown(save);
    fireEvent.blur(name);
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('Vul dit in.')).toBeNull();
    fireEvent.pointerUp(save);
    expect((await screen.findAllByText('Vul dit in.')).length).toBe(2);
  });
});

// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Dialog } from '#/ui/dialog';
import { TextField } from '#/ui/text-field';
import { askBeforeLeaving, isAnythingUnsaved } from '#/ui/unsaved-guards';
import { useUnsaved } from '#/ui/use-unsaved';

afterEach(cleanup);

function NameForm() {
  const [open, setOpen] = useState(true);
  const [name, setName] = useState('');
  const { close, question } = useUnsaved(open && name !== '', () => setOpen(false));
  return (
    open && (
      <Dialog onClose={close} title="Contact">
        {question}
        <TextField label="Naam" value={name} onChange={({ target }) => setName(target.value)} />
      </Dialog>
    )
  );
}

const form = () => screen.queryByRole('dialog', { name: 'Contact' });
const question = () => screen.queryByRole('alertdialog');
const ways = {
  Escape: () => userEvent.keyboard('{Escape}'),
  'the cross': () => userEvent.click(screen.getByRole('button', { name: 'Sluiten' })),
};

describe.each(Object.entries(ways))('%s', (_, close) => {
  it('closes a form that nobody touched', async () => {
    render(<NameForm />);
    await close();
    expect(question()).toBeNull();
    expect(form()).toBeNull();
  });

  it('asks first where something was typed, and keeps it for who stays', async () => {
    render(<NameForm />);
    await userEvent.type(screen.getByLabelText('Naam'), 'Jan');
    await close();
    expect(question()).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Verder invullen' }));
    expect(screen.getByLabelText<HTMLInputElement>('Naam').value).toBe('Jan');
    await close();
    await userEvent.click(screen.getByRole('button', { name: 'Weggooien' }));
    expect(form()).toBeNull();
    expect(isAnythingUnsaved()).toBe(false);
  });
});

it('is asked before somebody goes elsewhere', async () => {
  let gone = 0;
  const leave = () => askBeforeLeaving(() => (gone += 1));
  render(<NameForm />);
  leave();
  expect(gone).toBe(1);
  await userEvent.type(screen.getByLabelText('Naam'), 'Jan');
  leave();
  await userEvent.click(await screen.findByRole('button', { name: 'Weggooien' }));
  expect(gone).toBe(2);
});

// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { Button } from '#/ui/button';
import { Dialog } from '#/ui/dialog';
import { followPresses } from '#/ui/pressed-element';
import { TextField } from '#/ui/text-field';

beforeAll(followPresses);
afterEach(cleanup);

function Probe() {
  const [open, setOpen] = useState(false);
  const [inner, setInner] = useState(0);
  const [outer, setOuter] = useState(0);
  return (
    <form onSubmit={() => setOuter(outer + 1)}>
      <Button onClick={() => setOpen(true)}>Openen</Button>
      <p>
        binnen {inner}, buiten {outer}
      </p>
      {open && (
        <Dialog
          onClose={() => setOpen(false)}
          title="Offerte"
          onSubmit={() => setInner(inner + 1)}
          footer={<Button type="submit">Bewaren</Button>}
        >
          <TextField label="Naam" />
        </Dialog>
      )}
    </form>
  );
}

it('has its title as name, starts in its first field and gives the focus back on Escape', async () => {
  render(<Probe />);
  await userEvent.click(screen.getByRole('button', { name: 'Openen' }));
  expect(screen.getByRole('dialog', { name: 'Offerte' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Naam'));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Openen'));
});

it('leaves the focus in the page’s content where a key opened it', async () => {
  function ByKey() {
    const [open, setOpen] = useState(false);
    useEffect(() => {
      const onKey = ({ key }: KeyboardEvent) => key === 'n' && setOpen(true);
      document.addEventListener('keydown', onKey);
      return () => document.removeEventListener('keydown', onKey);
    }, []);
    return (
      <main id="main" tabIndex={-1}>
        {open && (
          <Dialog onClose={() => setOpen(false)} title="Nieuw contact">
            Leeg
          </Dialog>
        )}
      </main>
    );
  }
  render(<ByKey />);
  await userEvent.keyboard('n');
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement?.id).toBe('main'));
});

it('gives the focus back to the button that was clicked, also in a browser that doesn’t focus it', async () => {
  render(<Probe />);
  const button = screen.getByRole('button', { name: 'Openen' });
  fireEvent.pointerDown(button);
  fireEvent.click(button);
  expect(screen.getByRole('dialog', { name: 'Offerte' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it('submits from the footer and with Enter, without submitting a form around it', async () => {
  render(<Probe />);
  await userEvent.click(screen.getByRole('button', { name: 'Openen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Bewaren' }));
  await userEvent.type(screen.getByLabelText('Naam'), 'Jan{Enter}');
  expect(screen.getByText('binnen 2, buiten 0')).toBeTruthy();
});

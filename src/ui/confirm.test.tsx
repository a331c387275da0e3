// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ConfirmDialog } from '#/ui/confirm';

afterEach(cleanup);

function Probe({ typeToConfirm, busy }: { typeToConfirm?: string; busy?: boolean }) {
  const [open, setOpen] = useState(true);
  const [confirmed, setConfirmed] = useState(0);
  return (
    <>
      <p>bevestigd: {confirmed}</p>
      {open && (
        <ConfirmDialog
          onClose={() => setOpen(false)}
          title="Project verwijderen?"
          text="U kunt dit niet ongedaan maken."
          confirmLabel="Verwijderen"
          danger
          busy={busy}
          typeToConfirm={typeToConfirm}
          onConfirm={() => setConfirmed(confirmed + 1)}
        />
      )}
    </>
  );
}
const confirmButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Verwijderen' });

it('is an alert dialog with its question as name and its text as description', () => {
  render(<Probe />);
  const dialog = screen.getByRole('alertdialog', { name: 'Project verwijderen?' });
  const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('U kunt dit niet ongedaan maken.');
});

it('can be confirmed at once where nothing has to be typed', async () => {
  render(<Probe />);
  await userEvent.click(confirmButton());
  expect(screen.getByText('bevestigd: 1')).toBeTruthy();
});

it('can be confirmed only once the text is typed over, also with Enter', async () => {
  render(<Probe typeToConfirm="Kerkstraat 12" />);
  const field = screen.getByLabelText(/Kerkstraat 12/);
  expect(confirmButton().disabled).toBe(true);
  await userEvent.type(field, 'Kerkstraat 1{Enter}');
  expect(confirmButton().disabled).toBe(true);
  expect(screen.getByText('bevestigd: 0')).toBeTruthy();
  await userEvent.type(field, '2 {Enter}');
  expect(confirmButton().disabled).toBe(false);
  expect(screen.getByText('bevestigd: 1')).toBeTruthy();
});

it('closes with Escape, but not while it is busy', async () => {
  const { unmount } = render(<Probe busy />);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).not.toBeNull();
  unmount();
  render(<Probe />);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

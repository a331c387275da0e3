// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { hideErrorToast, showToast, Toaster } from '#/ui/toast';

// The first import takes longer than anybody waits for a toast.
beforeAll(() => import('#/ui/toast-area'));
afterEach(cleanup);

it('announces politely, and assertively what went wrong', async () => {
  render(<Toaster />);
  act(() => showToast({ title: 'Bewaard', tone: 'success' }));
  expect((await screen.findByRole('status')).textContent).toContain('Bewaard');
  act(() => showToast({ title: 'Bewaren mislukte', tone: 'destructive' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Bewaren mislukte');
});

it('puts a new one in the place of the last', async () => {
  render(<Toaster />);
  act(() => showToast({ title: 'Eerste' }));
  await screen.findByText('Eerste');
  act(() => showToast({ title: 'Tweede' }));
  await screen.findByText('Tweede');
  await waitFor(() => expect(screen.queryByText('Eerste')).toBeNull());
});

it('of what went wrong goes when that is put right, and no other does', async () => {
  render(<Toaster />);
  act(() => showToast({ title: 'Verplichte velden', tone: 'destructive' }));
  await screen.findByText('Verplichte velden');
  act(hideErrorToast);
  await waitFor(() => expect(screen.queryByText('Verplichte velden')).toBeNull());
  act(() => showToast({ title: 'Bewaard', tone: 'success' }));
  await screen.findByText('Bewaard');
  act(hideErrorToast);
  expect(screen.queryByText('Bewaard')).not.toBeNull();
});

it('undoes once and goes away', async () => {
  let undone = 0;
  render(<Toaster />);
  act(() =>
    showToast({
      title: 'Offerte verwijderd',
      undo: {
        run: () => {
          undone += 1;
        },
      },
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Ongedaan maken' }));
  await waitFor(() => expect(screen.queryByText('Offerte verwijderd')).toBeNull());
  expect(undone).toBe(1);
});

it('is there from the first press on, and not before', async () => {
  render(<Toaster />);
  const area = { name: /Meldingen/ };
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('region', area)).toBeNull();
  await userEvent.keyboard('{Tab}');
  expect(await screen.findByRole('region', area)).toBeTruthy();
});

it('keeps a toast that comes before there is a place for it', async () => {
  showToast({ title: 'Geen project geselecteerd', tone: 'destructive' });
  render(<Toaster />);
  expect((await screen.findByRole('alert')).textContent).toContain('Geen project geselecteerd');
});

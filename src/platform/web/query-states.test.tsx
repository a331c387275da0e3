// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#/platform/web/api-error';
import { QueryStates } from '#/platform/web/query-states';

afterEach(cleanup);

const busy = new ApiError(503, '{"message":"De server heeft het even te druk."}', '');
const signedOut = new ApiError(401, '{"message":"Unauthorized"}', '');

function show(data: string[] | undefined, error: unknown = null) {
  const refetch = vi.fn();
  render(
    <QueryStates query={{ data, error, refetch }} failed="De offertes konden niet geladen worden">
      {(rows) => <p>{rows.length} offertes</p>}
    </QueryStates>,
  );
  return refetch;
}

describe('the states of a read', () => {
  it('says that it is on its way', () => {
    show(undefined);
    expect(screen.getByRole('status').textContent).toBe('Bezig met laden');
  });

  it('shows what arrived, also where that is nothing', () => {
    show([]);
    expect(screen.getByText('0 offertes')).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('says what failed and why, with a button to try again', async () => {
    const refetch = show(undefined, busy);
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('De offertes konden niet geladen worden');
    expect(alert.textContent).toContain('De server heeft het even te druk.');
    expect(screen.queryByRole('status')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('keeps what it had when a newer answer fails', () => {
    show(['dak'], busy);
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(screen.getByText('1 offertes')).toBeTruthy();
  });

  it('leaves an ended session to the sign-in', () => {
    show(undefined, signedOut);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('status')).toBeTruthy();
  });
});

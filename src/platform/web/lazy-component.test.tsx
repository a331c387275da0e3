// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyComponent, lazyDialog } from '#/platform/web/lazy-component';

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

function Broken(): never {
  throw new Error('broken on purpose');
}

function Chat() {
  return <p>het gesprek</p>;
}

/** Answers with each of these in turn, and with the last for ever. */
function arriving<Props>(...answers: (() => Promise<ComponentType<Props>>)[]) {
  let asked = 0;
  return () => {
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    return answer ? answer() : Promise.reject(new Error('nothing to answer'));
  };
}

const had = async () => Chat;

function answerForOwnFile(status: number) {
  vi.stubGlobal('fetch', async () => new Response(null, { status }));
}

beforeEach(() => {
  // React tells of every error that a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  answerForOwnFile(200);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a part that arrives later', () => {
  it('is asked for once more when it did not arrive, without a word', async () => {
    const Part = lazyComponent(arriving(lost, had));
    render(<Suspense>{<Part />}</Suspense>);
    expect(await screen.findByText('het gesprek')).toBeTruthy();
  });

  it('says so with a button when it did not arrive twice, and leaves the rest of the page', async () => {
    const Part = lazyComponent(arriving(lost, lost, had));
    render(
      <>
        <p>de rest</p>
        <Suspense>
          <Part />
        </Suspense>
      </>,
    );
    expect((await screen.findByRole('alert')).textContent).toContain('Dit onderdeel kon niet geladen worden');
    expect(screen.getByText('de rest')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByText('het gesprek')).toBeTruthy();
  });

  it('asks to load the page anew where trying again did not help', async () => {
    const Part = lazyComponent(arriving(lost));
    render(<Suspense>{<Part />}</Suspense>);
    expect((await screen.findByRole('alert')).textContent).not.toContain('Laad de pagina opnieuw');
    await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByText(/^Laad de pagina opnieuw. Wat u aan het invullen was/)).toBeTruthy();
  });

  it('is tried anew by who closes the notice and opens the dialog again', async () => {
    const Part = lazyDialog<{ onClose: () => void }>(arriving(lost, lost, had));
    let closed = 0;
    const close = () => {
      closed += 1;
    };
    const { rerender } = render(<Suspense>{<Part onClose={close} />}</Suspense>);
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
    expect(closed).toBe(1);
    rerender(<Suspense />);
    rerender(<Suspense>{<Part onClose={close} />}</Suspense>);
    expect(await screen.findByText('het gesprek')).toBeTruthy();
  });

  it('offers to load anew where the files of this version are gone', async () => {
    answerForOwnFile(404);
    const Part = lazyComponent(arriving(lost));
    render(<Suspense>{<Part />}</Suspense>);
    expect((await screen.findByRole('status')).textContent).toContain('Er is een nieuwe versie van Truweel');
    expect(screen.getByRole('button', { name: 'Opnieuw laden' })).toBeTruthy();
  });

  it('keeps what breaks while it is drawn to itself', async () => {
    const Part = lazyComponent(arriving(async () => Broken));
    render(
      <>
        <p>de rest</p>
        <Suspense>
          <Part />
        </Suspense>
      </>,
    );
    expect((await screen.findByRole('alert')).textContent).toContain('Dit onderdeel kon niet getoond worden');
    expect(screen.getByText('de rest')).toBeTruthy();
  });
});

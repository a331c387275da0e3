// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { IntakeCard } from '#/features/work/intake/web/intake-card';
import { createQueryClient } from '#/platform/web/query-client';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const intake = {
  ...{ id: 1, sessionId: 's', completed: true, createdAt: '2026-05-03T22:30:00.000Z' },
  ...{ typeRenovatie: 'Dak', oppervlakteM2: '1450.5', locatie: '', budget: '45000.00' },
  ...{ bouwjaar: '1962', epc: null, timing: 'Binnen een jaar' },
};

function show(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <IntakeCard projectId={1} mayChange={false} />
    </QueryClientProvider>,
  );
}

const answers = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));

describe('the intake card', () => {
  it('shows its title over a skeleton while it loads', () => {
    show(() => new Promise(() => {}));
    expect(screen.getByRole('heading').textContent).toBe('Intake Gegevens');
    expect(screen.queryByText(/Nog geen intake/)).toBeNull();
  });

  it('says how to begin where there is none', async () => {
    show(() => answers([]));
    expect(
      await screen.findByText(
        'Nog geen intake gegevens beschikbaar. Gebruik de chatbot om je project intake te voltooien.',
      ),
    ).toBeTruthy();
  });

  it('shows the first intake, and what was not answered as such', async () => {
    show(() => answers([intake, { ...intake, id: 2, typeRenovatie: 'Keuken' }]));
    expect(await screen.findByText('Voltooid')).toBeTruthy();
    const facts = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(facts).toEqual([
      ['Type Renovatie', 'Dak'],
      ['Oppervlakte (m²)', '1.450,5'],
      ['Locatie', 'Niet ingevuld'],
      ['Budget', '€\u00a045.000,00'],
      ['Bouwjaar', '1962'],
      ['EPC Score', 'Niet ingevuld'],
      ['Timing', 'Binnen een jaar'],
    ]);
    expect(screen.getByText('Intake voltooid op: 04-05-2026')).toBeTruthy();
  });

  it('calls an unfinished one so', async () => {
    show(() => answers([{ ...intake, completed: false }]));
    expect(await screen.findByText('In behandeling')).toBeTruthy();
  });

  it('shows what the server says when it fails', async () => {
    show(() => answers({ message: 'De server heeft het even te druk.' }, 503));
    expect(await screen.findByText('De server heeft het even te druk.')).toBeTruthy();
  });
});

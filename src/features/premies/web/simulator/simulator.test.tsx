// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { draftFrom } from '#/features/premies/rules/draft-changes';
import { simulationBody } from '#/features/premies/rules/simulation';
import { euro } from '#/features/premies/web/amounts';
import { Simulator, type SimulatorProps } from '#/features/premies/web/simulator/simulator';
import { createQueryClient } from '#/platform/web/query-client';
import { inputWith } from '../../../../../tests/support/premie-cases';
import { premieVectors } from '../../../../../tests/support/samples';

const key = 'premie-simulatie-7';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

function show(props: Partial<SimulatorProps> = {}) {
  const all: SimulatorProps = {
    ...{ projectId: 7, maySave: true, startAtQuestions: false },
    ...{ opened: undefined, prefill: undefined, intakeLocation: undefined },
    ...props,
  };
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <Simulator {...all} />
    </QueryClientProvider>,
  );
}

function keepAt(step: number, input: ReturnType<typeof inputWith>) {
  localStorage.setItem(key, JSON.stringify({ step, draft: draftFrom(input) }));
}

describe('the cases that were computed apart', () => {
  it.each(premieVectors())('$name, on the screen', ({ input, expected }) => {
    keepAt(2, simulationBody.parse(input));
    const { container } = show();
    const text = container.textContent ?? '';
    expect(text).toContain(
      expected.totaal === undefined ? expected.reason : `Totale premie${euro(expected.totaal)}`,
    );
  });
});

describe('the simulator', () => {
  it('goes on where one was, and starts anew from what the browser can no longer read', async () => {
    const first = show();
    await userEvent.click(screen.getByRole('button', { name: 'Start simulatie' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Koppel' }));
    first.unmount();
    const second = show();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Koppel' }).checked).toBe(true);
    second.unmount();
    for (const broken of ['{', '{"step": 9}', '{"step": 1, "draft": {"inkomen": -4}}', 'null']) {
      localStorage.setItem(key, broken);
      const { unmount } = show();
      expect(screen.getByRole('button', { name: 'Start simulatie' })).toBeTruthy();
      unmount();
    }
  });

  it('keeps the answers of each project apart', () => {
    keepAt(1, inputWith());
    show({ projectId: 8 });
    expect(screen.getByRole('button', { name: 'Start simulatie' })).toBeTruthy();
  });

  it('uses what the intake knows where there is no answer, says so, and lets it be changed', async () => {
    show({
      startAtQuestions: true,
      prefill: { gebouwOuderdom: 'voor2006', source: 'Uit uw intake: bouwjaar 1931.' },
    });
    const before = screen.getByRole<HTMLInputElement>('radio', { name: /^Vóór 2006/ });
    expect(before.checked).toBe(true);
    expect(screen.getByText(/Uit uw intake: bouwjaar 1931\./)).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: /^Na 2006/ }));
    expect(before.checked).toBe(false);
    expect(screen.queryByText(/Uit uw intake/)).toBeNull();
  });

  it('warns who lives outside Flanders', () => {
    show({ startAtQuestions: true, intakeLocation: '1000 Brussel' });
    expect(screen.getByText(/Daar bestaat de Vlaamse premie niet/)).toBeTruthy();
  });

  it('shows the asbestos supplement as a line of its own', () => {
    keepAt(2, inputWith({ dakAsbestM2: 40, investeringen: { dak: 18000 } }));
    const { container } = show();
    expect(screen.getByText('Mogelijke asbesttoeslag')).toBeTruthy();
    expect(container.textContent).toContain(`Totale premie${euro('2100.00')}`);
    expect(container.textContent).toContain(euro('320.00'));
  });

  it('has nothing to save for who may not change the project', () => {
    keepAt(2, inputWith({ investeringen: { dak: 18000 } }));
    show({ maySave: false });
    expect(screen.queryByRole('button', { name: 'Opslaan' })).toBeNull();
  });

  it('opens a saved calculation and says when the rules were other ones', () => {
    const input = inputWith({ investeringen: { dak: 18000 } });
    const opened = {
      ...{ id: 1, werksoort: 'dak', categorie: 3, investering: '18000.00', asbestM2: '0', oppervlakte: null },
      ...{
        premieBedrag: '1900.00',
        plafondBereikt: true,
        notes: null,
        version: 1,
        createdAt: '2024-01-01T00:00:00Z',
      },
      ...{ ruleTable: '2024-01-01', input },
    };
    show({ opened });
    expect(screen.getByText(/opgeslagen met de regels ‘2024-01-01’/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Opslaan' }).disabled).toBe(false);
  });
});

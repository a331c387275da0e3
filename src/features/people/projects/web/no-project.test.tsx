import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Project } from '#/core/project';
import { NoProject } from '#/features/people/projects/web/no-project';
import { type CurrentProject, CurrentProjectContext } from '#/platform/web/project/current-project';
import { ProjectScreen } from '#/platform/web/project/project-screen';

afterEach(cleanup);

const project = (id: number) => ({ id, name: `Woning ${id}` }) as Project;

function Named({ name }: { name: string }) {
  const [first] = useState(name);
  return <p>Planning van {first}</p>;
}

function screenOf(given: Partial<CurrentProject>) {
  const nothing = () => undefined;
  const current: CurrentProject = {
    project: undefined,
    projects: [],
    isLoading: false,
    list: { data: [], error: null, refetch: nothing },
    select: nothing,
    lost: undefined,
    isUnseen: false,
    accept: nothing,
    expectGone: nothing,
    none: (hint) => <NoProject hint={hint} />,
    example: <button type="button">Voorbeeldproject</button>,
    ...given,
  };
  return (
    <CurrentProjectContext value={current}>
      <ProjectScreen title="Planning" hint="Selecteer een project om de planning te bekijken.">
        {({ name }) => <Named name={name} />}
      </ProjectScreen>
    </CurrentProjectContext>
  );
}

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('a screen in a project', () => {
  it('is drawn for the project that was chosen', () => {
    render(screenOf({ project: project(1) }));
    expect(screen.getByText('Planning van Woning 1')).toBeTruthy();
  });

  it('begins anew in another project', () => {
    const { rerender } = render(screenOf({ project: project(1) }));
    rerender(screenOf({ project: project(2) }));
    expect(screen.getByText('Planning van Woning 2')).toBeTruthy();
  });

  it('welcomes who has no project yet, with ways to begin', async () => {
    render(<QueryClientProvider client={new QueryClient()}>{screenOf({})}</QueryClientProvider>);
    await screen.findByText('Welkom bij Truweel');
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Planning',
      'Welkom bij Truweel',
      'Geen project geselecteerd',
    ]);
    expect(screen.getByText('Selecteer een project om de planning te bekijken.')).toBeTruthy();
    expect(buttons()).toEqual(['Beginnen', 'Voorbeeldproject', 'Nieuw project']);
  });

  it('says so to who has projects and chose none', () => {
    render(
      screenOf({
        projects: [project(1)],
        list: { data: [project(1)], error: null, refetch: () => undefined },
      }),
    );
    expect(screen.queryByText('Welkom bij Truweel')).toBeNull();
    expect(buttons()).toEqual(['Nieuw project', 'Voorbeeldproject']);
  });

  it('says nothing of a missing project while the list is on its way', () => {
    render(screenOf({ isLoading: true, list: { data: undefined, error: null, refetch: () => undefined } }));
    expect(screen.getByRole('status')).toBeTruthy();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('does not take a list that did not arrive for an empty one', () => {
    const list = { data: undefined, error: new TypeError('Failed to fetch'), refetch: () => undefined };
    render(screenOf({ list }));
    expect(screen.getByRole('alert').textContent).toContain('Uw projecten konden niet geladen worden');
    expect(screen.queryByText('Geen project geselecteerd')).toBeNull();
    expect(buttons()).toEqual(['Opnieuw proberen']);
  });
});

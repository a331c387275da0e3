import type { ProjectStatus } from '#/core/project';
import * as calls from '#/features/people/projects/contract';
import { useWrite } from '#/platform/web/queries';

export function useCreateProject() {
  return useWrite(calls.createProject, {
    success: 'Project aangemaakt',
    failure: { text: 'Er is een fout opgetreden bij het aanmaken van het project.' },
  });
}

export function useUpdateProject() {
  return useWrite(
    calls.updateProject,
    {
      record: 'dit project',
      success: 'Project bijgewerkt',
      undo: 'projects',
      failure: { text: 'Er is een fout opgetreden bij het bijwerken van het project.' },
    },
    { inForm: true },
  );
}

/** One click, in no form: from the dialog that asks it, and from the bar that says it. */
export function useRestProject(status: ProjectStatus) {
  return useWrite(calls.updateProject, {
    record: 'dit project',
    success: status === 'resting' ? 'Dit project rust nu' : 'Dit project is weer actief',
    undo: 'projects',
    failure: { text: 'Er is een fout opgetreden bij het bijwerken van het project.' },
  });
}

export function useRemoveProject() {
  return useWrite(calls.removeProject, {
    record: 'dit project',
    success: 'Project verwijderd',
    undo: { loose: 'projects' },
    failure: { text: 'Er is een fout opgetreden bij het verwijderen van het project.' },
  });
}

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

export function useRemoveProject() {
  return useWrite(calls.removeProject, {
    record: 'dit project',
    success: 'Project verwijderd',
    undo: { loose: 'projects' },
    failure: { text: 'Er is een fout opgetreden bij het verwijderen van het project.' },
  });
}

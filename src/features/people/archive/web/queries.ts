import { importProject } from '#/features/people/archive/contract';
import { useWrite } from '#/platform/web/queries';

export function useImportProject() {
  return useWrite(importProject, {
    success: 'Project ingelezen',
    failure: { text: 'Er is een fout opgetreden bij het inlezen van het archief.' },
  });
}

import { useEffect, useRef } from 'react';
import { useProject } from '#/platform/web/project/current-project';
import { showToast } from '#/ui/toast';

/** Says it where a project that one works in is gone: its owner removed it, or the person who is looking. Of the current one the screen itself says so. */
export function useLostProject(): void {
  const { projects, lost: current } = useProject();
  const before = useRef(projects);
  useEffect(() => {
    const lost = before.current.find(
      ({ id, role }) => role !== 'owner' && !projects.some((project) => project.id === id),
    );
    before.current = projects;
    if (lost && lost.id !== current?.id) {
      showToast({ title: 'Geen toegang meer', text: `U werkt niet langer mee aan ‘${lost.name}’.` });
    }
  }, [projects, current]);
}

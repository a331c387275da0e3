import * as calls from '#/features/work/shared/rooms/contract';
import { useProject } from '#/platform/web/project/current-project';
import { useRead, useWrite } from '#/platform/web/queries';

/** Of the project that is on screen. */
export function useRooms() {
  const { project } = useProject();
  return useRead(
    calls.listRooms,
    { params: { projectId: project?.id ?? 0 } },
    { enabled: project !== undefined },
  );
}

export function useCreateRoom() {
  return useWrite(
    calls.createRoom,
    { failure: { text: 'De ruimte kon niet toegevoegd worden. Probeer het opnieuw.' } },
    { many: true },
  );
}

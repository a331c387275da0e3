import * as calls from '#/features/work/shared/rooms/contract';
import { useWrite } from '#/platform/web/queries';

export function useUpdateRoom() {
  return useWrite(calls.updateRoom, {
    record: 'deze ruimte',
    success: 'Ruimte bijgewerkt',
    undo: 'rooms',
    failure: {
      title: 'Bijwerken mislukt',
      text: 'De ruimte kon niet bijgewerkt worden. Probeer het opnieuw.',
    },
  });
}

export function useRemoveRoom() {
  return useWrite(calls.removeRoom, {
    record: 'deze ruimte',
    success: 'Ruimte verwijderd',
    undo: 'rooms',
    failure: { title: 'Nog in gebruik', text: 'De ruimte kon niet verwijderd worden. Probeer het opnieuw.' },
  });
}

/** All that moved with it is taken back with it. */
export function useMergeRoom() {
  return useWrite(
    calls.mergeRoom,
    {
      success: ({ name }) => ({ title: 'Samengevoegd', text: `Alles staat nu in ‘${name}’` }),
      undo: ({ params: { id } }) => ({ kind: 'rooms', record: String(id) }),
      failure: { title: 'Samenvoegen mislukt', text: 'De ruimtes konden niet samengevoegd worden.' },
    },
    { many: true },
  );
}

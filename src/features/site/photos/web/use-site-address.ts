import { type Grouping, groupings } from '#/features/site/photos/rules/grid';
import type { PhotoQuery } from '#/features/site/photos/web/queries';
import { type PhotoPhase, photoPhases } from '#/features/site/shared/photos/contract';
import { useAddress } from '#/platform/web/use-address';

/** What the page shows stands in its address. */
export function useSiteAddress() {
  const { search, put } = useAddress();
  const by: Grouping = groupings.find((each) => each === search.get('per')) ?? 'dag';
  const phase = photoPhases.find((each) => each === search.get('fase'));
  const room = search.get('ruimte') ?? '';
  const roomId = room === 'geen' ? 'none' : Number(room);
  const compared = Number(search.get('vergelijk'));
  const query: PhotoQuery = {
    ...(phase ? { phase } : {}),
    ...(roomId === 'none' || (Number.isSafeInteger(roomId) && roomId > 0) ? { roomId } : {}),
  };
  return {
    by,
    query,
    room,
    phase: phase ?? '',
    isNarrowed: query.phase !== undefined || query.roomId !== undefined,
    setBy: (next: Grouping) => put({ per: next === 'dag' ? '' : next }),
    setPhase: (next: PhotoPhase | '') => put({ fase: next }),
    setRoom: (next: string) => put({ ruimte: next }),
    /** The room of which before and after are looked at. */
    comparedRoomId: Number.isSafeInteger(compared) && compared > 0 ? compared : undefined,
    setCompared: (roomId: number | undefined) => put({ vergelijk: String(roomId ?? '') }),
    clear: () => put({ fase: '', ruimte: '' }),
  } as const;
}

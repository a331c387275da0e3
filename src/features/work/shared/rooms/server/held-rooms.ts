import { groupBy } from '#/core/group-by';
import { inUseText } from '#/features/work/shared/rooms/rules/in-use';
import type { RoomUse, UseOfRoom } from '#/platform/server/ports/rooms';
import { defineStanding, type StandingRule } from '#/platform/server/standing/rule';

/** A room that something stands in is not removed, by whichever way. */
export function heldByRooms({ one, many, list }: RoomUse): StandingRule {
  return defineStanding<UseOfRoom[]>({
    facts: async (db, projectId, deeds) => {
      const going = deeds.filter(({ next }) => !next).map(({ key }) => Number(key));
      if (going.length === 0) return new Map();
      return groupBy(await list(db, projectId, going), ({ roomId }) => String(roomId));
    },
    refuses: ({ now, next }, { facts: uses }) => {
      if (!now || next || !uses || uses.length === 0) return undefined;
      return inUseText(now.name ?? '', [{ one, many, uses }]);
    },
  });
}

import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#/platform/server/database/engine/database';
import { isAnyOf } from '#/platform/server/database/stores/any-of';
import type { RoomUse } from '#/platform/server/ports/rooms';

type Placed = {
  table: PgTable;
  id: PgColumn;
  projectId: PgColumn;
  /** What people know one by. */
  title: PgColumn | SQL<string>;
  path: (id: number) => string;
  one: string;
  many: string;
};

/** Without those that are in the trash. */
export function presentRooms(roomIds: PgColumn): SQL<number[]> {
  return sql<number[]>`case when ${roomIds} = '[]'::jsonb then ${roomIds} else (
    select coalesce(jsonb_agg(chosen.room order by chosen.place), '[]'::jsonb)
    from jsonb_array_elements(${roomIds}) with ordinality as chosen(room, place)
    where exists (select 1 from rooms where rooms.id = chosen.room::int)
  ) end`;
}

/** Records that stand in any number of rooms, by a list of their numbers. */
export function usesSeveralRooms({ roomIds, ...placed }: Placed & { roomIds: PgColumn }): RoomUse {
  const { table, id, projectId, title, path, one, many } = placed;
  return {
    ...{ one, many },
    list: async (db, project, ids) => {
      const rows = await db
        .select({ id, title: sql<string>`${title}`, rooms: sql<number[]>`${roomIds}` })
        .from(table)
        .where(and(eq(projectId, project), sql`${roomIds} <> '[]'::jsonb`));
      return rows.flatMap((row) =>
        row.rooms
          .filter((roomId) => ids.includes(roomId))
          .map((roomId) => ({ roomId, title: row.title, href: path(Number(row.id)) })),
      );
    },
    move: async (tx, project, from, into) => {
      // Where it stands in both already, it stands there once.
      await tx.execute(sql`update ${table} set room_ids = (
          select jsonb_agg(room order by place) from (
            select case when value = to_jsonb(${from}::int) then to_jsonb(${into}::int) else value end as room,
              min(ordinality) as place
            from jsonb_array_elements(room_ids) with ordinality group by 1
          ) as moved
        ) where project_id = ${project} and room_ids @> jsonb_build_array(${from}::int)`);
    },
  };
}

/** Records that stand in one room, or in none. */
export function usesOneRoom({ roomId, ...placed }: Placed & { roomId: PgColumn }): RoomUse {
  const { table, id, projectId, title, path, one, many } = placed;
  return {
    ...{ one, many },
    list: async (db: Database, project, ids) => {
      const rows = await db
        .select({ id, title: sql<string>`${title}`, roomId })
        .from(table)
        .where(and(eq(projectId, project), isAnyOf(roomId, ids)));
      return rows.map((row) => ({
        roomId: Number(row.roomId),
        title: row.title,
        href: path(Number(row.id)),
      }));
    },
    move: async (tx, project, from, into) => {
      await tx.execute(
        sql`update ${table} set room_id = ${into} where project_id = ${project} and room_id = ${from}`,
      );
    },
  };
}

import type { Database } from '#/platform/server/database/engine/database';

/** Something that stands in a room, and where the app shows it. */
export type UseOfRoom = { roomId: number; title: string; href: string };

/** What a feature has standing in the rooms of a project. */
export type RoomUse = {
  /** 'taak', 'taken'. */
  one: string;
  many: string;
  list: (db: Database, projectId: number, roomIds: readonly number[]) => Promise<UseOfRoom[]>;
  /** All of it that stood in one room stands in another. In a transaction. */
  move: (tx: Database, projectId: number, fromId: number, intoId: number) => Promise<void>;
};

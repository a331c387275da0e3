import type { ErrorBody } from '#/core/call';
import { AppError } from '#/core/errors';
import * as calls from '#/features/work/shared/rooms/contract';
import { inUseText } from '#/features/work/shared/rooms/rules/in-use';
import * as store from '#/features/work/shared/rooms/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import { ErrorWithBody } from '#/platform/server/http/error-with-body';
import type { Services } from '#/platform/server/services';

export function roomRoutes({ route, db, roomUses }: Services): void {
  /** By all that stands in it at once: the rule that every other way asks names one kind. */
  async function requireEmpty(tx: Database, projectId: number, id: number): Promise<void> {
    const { name } = await store.getRoom(tx, projectId, id);
    const all = [];
    for (const { one, many, list } of roomUses)
      all.push({ one, many, uses: await list(tx, projectId, [id]) });
    if (all.some(({ uses }) => uses.length > 0)) {
      throw new ErrorWithBody<ErrorBody>('conflict', inUseText(name, all));
    }
  }

  route(calls.listRooms, ({ project }) => store.listRooms(db, project.projectId));

  route(calls.createRoom, ({ transact, user, project: { projectId }, body }) =>
    transact((tx) => store.createRoom(tx, { projectId, userId: user.id }, body)),
  );

  route(calls.updateRoom, ({ project, params, body }) =>
    db.transaction((tx) => store.updateRoom(tx, project.projectId, params.id, body)),
  );

  route(calls.removeRoom, ({ project: { projectId }, params }) =>
    db.transaction(async (tx) => {
      await requireEmpty(tx, projectId, params.id);
      await store.removeRoom(tx, projectId, params.id);
    }),
  );

  route(calls.mergeRoom, ({ project: { projectId }, params: { id }, body: { intoId } }) =>
    db.transaction(async (tx) => {
      if (intoId === id) throw new AppError('invalid', 'Kies een andere ruimte om mee samen te voegen.');
      await store.requireRooms(tx, projectId, [intoId]);
      for (const { move } of roomUses) await move(tx, projectId, id, intoId);
      await store.removeRoom(tx, projectId, id);
      return store.getRoom(tx, projectId, intoId);
    }),
  );
}

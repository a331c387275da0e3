import { AppError } from '#/core/errors';
import * as calls from '#/features/papers/quotes/contract';
import type { Agreement } from '#/features/papers/quotes/rules/agreement-shape';
import { addQuote } from '#/features/papers/quotes/server/add-quote';
import * as store from '#/features/papers/quotes/server/store';
import { linesToKeep } from '#/features/papers/shared/server/lines-to-keep';
import { getUsableContacts } from '#/features/work/contacts/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import { insertFile, removeFile } from '#/platform/server/database/stores/file-store';
import { findIds } from '#/platform/server/database/stores/ids-store';
import type { Services } from '#/platform/server/services';

export function quoteRoutes({ route, db, files, requireRemovable }: Services): void {
  const room = { limit: files.projectLimit };

  route(calls.listQuotes, ({ user, project: { projectId } }) =>
    store.listQuotes(db, { userId: user.id, projectId }),
  );

  route(calls.createQuote, ({ transact, user, project: { projectId }, body, file }) =>
    transact(async (tx) => {
      const place = { userId: user.id, projectId };
      if (file) await insertFile(tx, projectId, file, room);
      return store.getQuote(tx, place, await addQuote(tx, place, body, file?.key ?? null));
    }),
  );

  route(calls.updateQuote, ({ user, project: { projectId }, params, body, file }) =>
    db.transaction(async (tx) => {
      const place = { userId: user.id, projectId };
      const { removeFile: withoutFile, ...fields } = body;
      const { fileKey: oldKey, lines: before } = await store.getForChange(tx, projectId, params.id);
      const lines = await linesToKeep(tx, projectId, fields.lines, before);
      if (fields.contactId !== undefined) await getUsableContacts(tx, place, [fields.contactId]);
      if (file) await insertFile(tx, projectId, file, room);
      const fileKey = file?.key ?? (withoutFile ? null : oldKey);
      await store.updateQuote(tx, projectId, params.id, { ...fields, lines, fileKey });
      if (oldKey && oldKey !== fileKey) await removeFile(tx, oldKey);
      return store.getQuote(tx, place, params.id);
    }),
  );

  route(calls.updateAgreement, ({ user, project: { projectId }, params, body }) =>
    db.transaction(async (tx) => {
      await store.getForChange(tx, projectId, params.id);
      await requireTasks(tx, projectId, body);
      await store.updateQuote(tx, projectId, params.id, { agreement: body });
      return store.getQuote(tx, { userId: user.id, projectId }, params.id);
    }),
  );

  route(calls.removeQuote, ({ user, project: { projectId, role }, params }) =>
    db.transaction(async (tx) => {
      const { fileKey } = await store.getForChange(tx, projectId, params.id);
      const doer = { userId: user.id, role };
      await requireRemovable(tx, 'quotes', { projectId, ids: [params.id], doer });
      await store.removeQuote(tx, projectId, params.id);
      if (fileKey) await removeFile(tx, fileKey);
    }),
  );

  route(calls.chooseQuote, ({ user, project: { projectId }, body }) =>
    db.transaction(async (tx) => {
      const rejectIds = [...new Set(body.rejectIds)];
      await store.lockQuotes(tx, projectId, [body.acceptId, ...rejectIds]);
      const accepted = await store.setQuoteStatus(tx, projectId, [body.acceptId], 'accepted');
      const rejected = await store.setQuoteStatus(tx, projectId, rejectIds, 'rejected');
      if (accepted + rejected !== rejectIds.length + 1)
        throw new AppError('not_found', 'Een van deze offertes bestaat niet meer.');
      return store.listQuotes(tx, { userId: user.id, projectId });
    }),
  );
}

/** An instalment follows a task of its own project. */
async function requireTasks(tx: Database, projectId: number, { instalments }: Agreement): Promise<void> {
  const ids = instalments.flatMap(({ taskId }) => taskId ?? []);
  const found = await findIds(tx, 'tasks', projectId, ids);
  const at = instalments.findIndex(({ taskId }) => taskId !== null && !found.has(taskId));
  if (at === -1) return;
  const message = 'Deze taak bestaat niet. Kies een andere.';
  throw new AppError('invalid', message, [{ path: `instalments.${at}.taskId`, message }]);
}

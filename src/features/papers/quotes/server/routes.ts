import { dayAt } from '#/core/day';
import { AppError } from '#/core/errors';
import { getQuoteChecked } from '#/features/papers/quotes/checked-contract';
import {
  acceptQuote,
  listQuoteFindings,
  lookIntoQuoteFinding,
} from '#/features/papers/quotes/findings-contract';
import { addQuote } from '#/features/papers/quotes/server/add-quote';
import { decideOn } from '#/features/papers/quotes/server/decide';
import * as findings from '#/features/papers/quotes/server/findings-store';
import { sortLooked } from '#/features/papers/shared/checked';
import * as calls from '#/features/papers/shared/quotes/contract';
import type { Agreement } from '#/features/papers/shared/quotes/rules/agreement-shape';
import * as store from '#/features/papers/shared/quotes/server/store';
import { fileLooked, sumsLooked } from '#/features/papers/shared/rules/adding-up';
import { requireDayToCome } from '#/features/papers/shared/server/day-to-come';
import { coversToKeep, linesToKeep } from '#/features/papers/shared/server/lines-to-keep';
import { vatLooked } from '#/features/papers/vat/rules/vat-looked';
import { getUsableContacts } from '#/features/work/shared/contacts/server/store';
import { getHome } from '#/features/work/shared/home/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import { noteRead } from '#/platform/server/database/log/read-setting';
import { insertFile, removeFile } from '#/platform/server/database/stores/file-store';
import { findIds } from '#/platform/server/database/stores/ids-store';
import type { Services } from '#/platform/server/services';

/** What is told of a quote to who made it isn't told here. */
const nobody = 0;

export function quoteRoutes(services: Services): void {
  const { route, db, files, now, requireRemovable } = services;
  const room = { limit: files.projectLimit };
  const today = () => dayAt(now());

  route(calls.listQuotes, ({ user, project: { projectId } }) =>
    store.listQuotes(db, { userId: user.id, projectId }),
  );

  route(getQuoteChecked, async ({ project: { projectId }, params }) => {
    const quote = await store.getQuote(db, { userId: nobody, projectId }, params.id);
    const home = await getHome(db, projectId);
    return sortLooked([sumsLooked(quote), vatLooked(quote, home), ...fileLooked(quote.file !== null)]);
  });

  route(calls.createQuote, ({ transact, user, project: { projectId }, body, file }) =>
    transact(async (tx) => {
      const place = { userId: user.id, projectId };
      if (file) await insertFile(tx, projectId, file, room);
      const { findGuarded } = services;
      const fileKey = file?.key ?? null;
      const id = await addQuote(tx, place, body, { fileKey, today: today(), findGuarded });
      return store.getQuote(tx, place, id);
    }),
  );

  route(calls.updateQuote, ({ user, project: { projectId }, params, body, file }) =>
    db.transaction(async (tx) => {
      const place = { userId: user.id, projectId };
      const { removeFile: withoutFile, seen, status, ...fields } = body;
      const { fileKey: oldKey, ...before } = await store.getForChange(tx, projectId, params.id);
      const deciding = { projectId, before, status, seen, today: today() };
      const decided = await decideOn(tx, deciding, services);
      const lines = await linesToKeep(tx, projectId, fields.lines, before.lines);
      const coversItemIds = await coversToKeep(tx, projectId, fields.coversItemIds, before.coversItemIds);
      if (fields.contactId !== undefined) await getUsableContacts(tx, place, [fields.contactId]);
      if (file) await insertFile(tx, projectId, file, room);
      const fileKey = file?.key ?? (withoutFile ? null : oldKey);
      await store.updateQuote(tx, projectId, params.id, {
        ...{ ...fields, lines, coversItemIds, fileKey, ...decided },
      });
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

  route(acceptQuote, ({ user, project: { projectId }, params, body: { seen } }) =>
    db.transaction(async (tx) => {
      const before = await store.getForChange(tx, projectId, params.id);
      const deciding = { projectId, before, status: 'accepted' as const, seen, today: today() };
      const decided = await decideOn(tx, deciding, services);
      if (decided.status) await store.updateQuote(tx, projectId, params.id, decided);
      return store.getQuote(tx, { userId: user.id, projectId }, params.id);
    }),
  );

  route(listQuoteFindings, ({ project: { projectId }, params }) =>
    findings.listQuoteFindings(db, { projectId, id: params.id, today: today() }, services),
  );

  route(lookIntoQuoteFinding, ({ project: { projectId }, params, body }) =>
    db.transaction(async (tx) => {
      const asked = { projectId, id: params.id, today: today(), at: now().toISOString() };
      requireDayToCome(body, asked.today);
      await findings.lookIntoQuoteFinding(tx, asked, body, services);
      return findings.listQuoteFindings(tx, asked, services);
    }),
  );

  route(calls.chooseQuote, ({ user, project: { projectId }, body }) =>
    db.transaction(async (tx) => {
      const rejectIds = [...new Set(body.rejectIds)];
      const all = await store.lockQuotes(tx, projectId, [body.acceptId, ...rejectIds]);
      if (all.length !== rejectIds.length + 1)
        throw new AppError('not_found', 'Een van deze offertes bestaat niet meer.');
      const decide = async (id: number, status: calls.QuoteStatus, seen?: readonly string[]) => {
        const before = all.find((each) => each.id === id);
        if (!before) return;
        const decided = await decideOn(tx, { projectId, before, status, seen, today: today() }, services);
        if (decided.status) await store.updateQuote(tx, projectId, id, decided);
      };
      await decide(body.acceptId, 'accepted', body.seen);
      await noteRead(tx, null);
      for (const id of rejectIds) await decide(id, 'rejected');
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

import { AppError } from '#/core/errors';
import * as calls from '#/features/programs/webhooks/contract';
import { eventOf } from '#/features/programs/webhooks/rules/event';
import { notPublic } from '#/features/programs/webhooks/rules/url';
import { sendEvent } from '#/features/programs/webhooks/server/send';
import { makeWebhookSecret } from '#/features/programs/webhooks/server/sign';
import * as store from '#/features/programs/webhooks/server/store';
import { kindNames, placesOf, sealedFor, tablesOf } from '#/features/programs/webhooks/server/told';
import { findPublicAddresses, type Outgoing } from '#/platform/server/outgoing';
import { PrivateAddress } from '#/platform/server/public-address';
import type { Services } from '#/platform/server/services';

async function requirePublic(outgoing: Outgoing, url: string): Promise<void> {
  try {
    await findPublicAddresses(outgoing, new URL(url));
  } catch (error) {
    const message =
      error instanceof PrivateAddress ? notPublic : 'Er is geen server met deze naam. Kijk het adres na.';
    throw new AppError('invalid', message, [{ path: 'url', message }]);
  }
}

export function webhookRoutes(services: Services): void {
  const { route, db, log, outgoing, secrets, publicUrl, now } = services;
  const kindOf = kindNames(log);
  const placeOf = placesOf(services);

  route(calls.listWebhooks, async ({ user, params }) => {
    const rows = await store.listWebhooks(db, user.id, params.projectId);
    return rows.map(({ tables, ...row }) => ({ ...row, kinds: tables.map(kindOf) }));
  });

  route(calls.makeWebhook, async ({ user, params: { projectId }, body: { url, kinds }, reply }) => {
    const tables = tablesOf(log, kinds);
    if (!tables) throw new AppError('invalid', 'Een van deze soorten van wijzigingen bestaat niet.');
    if (!secrets.isUsable)
      throw new AppError(
        'conflict',
        'Op deze server kunnen geen webhooks gemaakt worden: wie hem beheert, stelde er geen sleutel voor in.',
      );
    await requirePublic(outgoing, url);
    const secret = makeWebhookSecret();
    const of = { userId: user.id, projectId };
    const sealedSecret = secrets.seal(secret, sealedFor(of));
    const id = await db.transaction((tx) => store.createWebhook(tx, { ...of, url, tables, sealedSecret }));
    reply.header('cache-control', 'no-store');
    return { id, secret };
  });

  route(calls.endWebhook, async ({ user, params }) => {
    const isEnded = await db.transaction((tx) => store.removeWebhook(tx, user.id, params.id));
    if (!isEnded) throw new AppError('not_found');
  });

  async function getOwn(userId: number, id: number) {
    const webhook = await store.findOwnWebhook(db, userId, id);
    if (!webhook) throw new AppError('not_found');
    return webhook;
  }

  route(calls.testWebhook, async ({ user, params }) => {
    const webhook = await getOwn(user.id, params.id);
    const secret = secrets.open(webhook.sealedSecret, sealedFor(webhook));
    if (secret === undefined)
      throw new AppError(
        'conflict',
        'De sleutel van deze webhook is weg. Verwijder hem en maak hem opnieuw.',
      );
    const made = await db.transaction((tx) => store.createTest(tx, webhook.id));
    const place = placeOf({ tableName: null, recordKey: null, isRemoval: false });
    const told = { ...made, ...place, recordKey: null, projectId: webhook.projectId };
    const event = eventOf(told, publicUrl);
    const { isTaken, status } = await sendEvent(outgoing, { url: webhook.url, secret, event, now: now() });
    if (isTaken) await db.transaction((tx) => store.markTestTaken(tx, webhook.id, made.id));
    return { status: isTaken ? ('delivered' as const) : ('failed' as const), answer: status };
  });

  route(calls.listDeliveries, async ({ user, params }) => {
    const { id } = await getOwn(user.id, params.id);
    const rows = await store.listDeliveries(db, id);
    return rows.map(({ tableName, ...row }) => ({ ...row, kind: kindOf(tableName) }));
  });
}

import { sameIban } from '#/core/iban';
import * as store from '#/features/papers/invoices/server/known-account-store';
import { noteIbanChange, noteUnseenChange } from '#/features/work/shared/contacts/server/iban-change-store';
import type { Database } from '#/platform/server/database/engine/database';
import type { Afterwards } from '#/platform/server/standing/guard';
import type { Deed, Doer } from '#/platform/server/standing/rule';

type Change = { contactId: number; fromIban: string | null; toIban: string | null };

/** A change by the owner counts as confirmed; any other waits for the owner's word. */
async function note(tx: Database, projectId: number, change: Change, doer: Doer): Promise<boolean> {
  const isOwner = await store.isOwnerOf(tx, projectId, doer.userId);
  const confirmed = isOwner ? { confirmedBy: doer.userId, confirmedAt: new Date().toISOString() } : {};
  await noteIbanChange(tx, { ...change, projectId, changedBy: doer.userId, ...confirmed });
  return isOwner;
}

/** Another account on a contact: paid invoices count too, for the next one is where it would go unnoticed. */
export const watchContacts: Afterwards = async (tx, { projectId, deeds, doer }) => {
  for (const { key, now, next } of deeds) {
    if (!now || !next || sameIban(now.iban ?? null, next.iban ?? null)) continue;
    const payees = await store.listPayees(tx, projectId, { contactIds: [Number(key)] });
    if (payees.length === 0) continue;
    const toIban = next.iban ?? null;
    const change = { contactId: Number(key), fromIban: now.iban ?? null, toIban };
    if (!(await note(tx, projectId, change, doer))) continue;
    const ids = payees.map(({ id }) => id);
    await store.learnIban(tx, projectId, ids, toIban);
  }
};

function isOtherPayee({ now, next }: Deed): boolean {
  return next !== null && now?.contactId !== next.contactId;
}

/** Another contact on an invoice, and one that comes back after its contact got another account. */
export const watchInvoices: Afterwards = async (tx, { projectId, deeds, doer }) => {
  const moved = deeds.filter(isOtherPayee);
  if (moved.length === 0) return;
  const payees = await store.listPayees(tx, projectId, { ids: moved.map(({ key }) => Number(key)) });
  for (const { id, contactId, knownIban, iban } of payees) {
    if (iban === null || sameIban(knownIban, iban)) continue;
    const change = { contactId, fromIban: knownIban, toIban: iban };
    const before = moved.find(({ key }) => Number(key) === id)?.now;
    // What changed while it was away was changed by somebody else, whoever brings it back.
    if (!before) await noteUnseenChange(tx, { ...change, projectId });
    // A contact that was handed over is another one with the same account.
    else if (sameIban(await store.findIban(tx, Number(before.contactId)), iban)) continue;
    else if (await note(tx, projectId, change, doer)) await store.learnIban(tx, projectId, [id], iban);
  }
};

/** Who takes back their word is asked again. */
export const watchConfirmations: Afterwards = async (tx, { projectId, deeds }) => {
  for (const { now, next } of deeds) {
    if (!now?.confirmedAt || !next || next.confirmedAt) continue;
    const payees = await store.listPayees(tx, projectId, { contactIds: [Number(next.contactId)] });
    const ids = payees.flatMap(({ id, knownIban }) => (sameIban(knownIban, next.toIban ?? null) ? [id] : []));
    await store.learnIban(tx, projectId, ids, next.fromIban ?? null);
  }
};

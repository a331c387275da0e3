import { createHash, randomUUID } from 'node:crypto';
import { AppError } from '#/core/errors';
import * as store from '#/features/people/shared/sharing/server/store';
import { invitationJob } from '#/features/people/sharing/server/invitation-job';
import type { Database } from '#/platform/server/database/engine/database';
import { enqueue } from '#/platform/server/database/stores/enqueue-store';
import { countHit } from '#/platform/server/database/stores/rate-limit-store';

/** Whoever sends them: nobody's mailbox is filled through us. */
const lettersToOne = { max: 5, perSeconds: 86_400 };

/** Counted with the invitation: one that is refused does not count. The address itself is not kept for it. */
async function countLetter(tx: Database, email: string): Promise<void> {
  const address = createHash('sha256').update(email.toLowerCase()).digest('hex');
  const { count, secondsLeft } = await countHit(tx, `invitation to ${address}`, lettersToOne.perSeconds);
  if (count <= lettersToOne.max) return;
  const message = 'Naar dit e-mailadres gingen vandaag al genoeg uitnodigingen. Probeer het morgen opnieuw.';
  throw new AppError('too_many', message, undefined, secondsLeft);
}

/** The invitation and the order to send its letter are written together or not at all. */
export async function invite(tx: Database, invitation: store.NewInvitation): Promise<number> {
  const { projectId, email } = invitation;
  if (await store.isOwnersAddress(tx, projectId, email)) {
    throw new AppError('conflict', 'Dit is uw eigen e-mailadres: u bent de eigenaar van dit project.');
  }
  const known = await store.findByAddress(tx, projectId, email);
  if (known?.status === 'accepted') {
    throw new AppError('conflict', 'Deze persoon werkt al mee aan dit project.');
  }
  const id = known ? undefined : await store.createInvitation(tx, invitation);
  if (id === undefined) {
    throw new AppError('conflict', 'Dit e-mailadres is al uitgenodigd voor dit project.');
  }
  await countLetter(tx, email);
  await enqueue(tx, invitationJob, { collaboratorId: id, key: randomUUID() });
  return id;
}

import { addPhoto, type PhotoPhase } from '#/features/site/shared/photos/contract';
import { makeCall } from '#/platform/web/call';
import { createOutbox, type Waiting } from '#/platform/web/offline/outbox';

export type WaitingPhoto = Waiting & { shotAt: string; roomId: number | null; phase: PhotoPhase | null };

/** Photos are kept here first, and sent from here by themselves. */
export const photoOutbox = createOutbox<WaitingPhoto>({
  name: 'truweel foto’s',
  words: { one: 'foto', many: 'foto’s' },
  failure: 'Deze foto kon niet bewaard worden.',
  send: ({ key, projectId, file, shotAt, roomId, phase }, signal) =>
    makeCall(addPhoto, { params: { projectId }, body: { shotAt, roomId, phase }, file }, { key, signal }),
});

/** Less than the largest photo: the next may not fit. */
const leastRoom = 40 * 1024 * 1024;

/** Whether this device can keep another one, as far as it tells. */
export async function hasRoomHere(): Promise<boolean> {
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  return quota === undefined || usage === undefined || quota - usage > leastRoom;
}

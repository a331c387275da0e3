import { listInvitations } from '#/features/people/sharing/invitations-contract';
import { useRead } from '#/platform/web/queries';

const bellMs = 30_000;

/** By itself, because the bell of every screen reads them: what is done with one comes with its dialog. */
export function useInvitations() {
  return useRead(listInvitations, {}, { refetchInterval: bellMs });
}

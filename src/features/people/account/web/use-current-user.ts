import { getCurrentUser } from '#/features/people/shared/account/user-contract';
import { useRead } from '#/platform/web/queries';

/** By itself, because every screen asks it: what one does with an account comes with its page. */
export function useCurrentUser() {
  return useRead(getCurrentUser, {});
}

import { getCurrentUser } from '#/features/account/contract';
import { useRead } from '#/platform/web/queries';

export function useCurrentUser() {
  return useRead(getCurrentUser, {});
}

import { getCurrentUser } from '#/features/account/contract';
import type { Services } from '#/platform/server/services';

export function accountRoutes({ route }: Services): void {
  route(getCurrentUser, ({ user }) => user);
}

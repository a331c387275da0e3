import * as calls from '#/features/contacts/contract';
import { listContacts } from '#/features/contacts/server/store';
import type { Services } from '#/platform/server/services';

export function contactRoutes({ route, db }: Services): void {
  route(calls.listContacts, ({ user }) => listContacts(db, user.id));
}

import * as calls from '#/features/premies/contract';
import { initSubsidyTypes, listSubsidyTypes } from '#/features/premies/server/store';
import type { Services } from '#/platform/server/services';

export function premieRoutes({ route, db }: Services): void {
  route(calls.listSubsidyTypes, () => listSubsidyTypes(db));

  route(calls.initSubsidyTypes, async () => {
    await initSubsidyTypes(db);
    return listSubsidyTypes(db);
  });
}

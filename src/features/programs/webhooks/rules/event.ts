import { inProject } from '#/core/address-marks';
import { loggedIdOf } from '#/core/log';

/** What a call is of that only tries whether the receiver is there. */
export const testKind = 'test';

type Happened = {
  eventId: string;
  kind: string;
  recordKey: string | null;
  projectId: number;
  at: string;
  /** Where it is in the app. */
  path: string;
};

/** What is told: that something happened to a record, and where one reads what. No names and no amounts. */
export function eventOf({ eventId, kind, recordKey, projectId, at, path }: Happened, publicUrl: string) {
  return {
    id: eventId,
    kind,
    recordId: recordKey === null ? null : loggedIdOf(recordKey),
    projectId,
    at,
    href: `${publicUrl}${inProject(path, projectId)}`,
  };
}

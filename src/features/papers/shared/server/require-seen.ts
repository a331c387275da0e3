import type { Day } from '#/core/day';
import type { Finding, Unseen } from '#/features/papers/shared/findings';
import { isOpen } from '#/features/papers/shared/rules/looked-into';
import type { Database } from '#/platform/server/database/engine/database';
import { noteRead } from '#/platform/server/database/log/read-setting';
import { ErrorWithBody } from '#/platform/server/http/error-with-body';

const message = 'Kijk dit eerst na: hier klopt iets niet, en u heeft het nog niet gelezen.';

type Act = { findings: readonly Finding[]; seen: readonly string[] | undefined; today: Day };

/**
 * Who says what they read is refused where something bad stands open that they didn't; the log keeps what they read.
 * Who says nothing goes on, and it is told whether anything bad stood open. In the transaction of the act.
 */
export async function requireSeen(tx: Database, act: Act): Promise<{ isUnseen: boolean }> {
  const open = act.findings.filter((each) => isOpen(each, act.today));
  const bad = open.filter(({ severity }) => severity === 'danger');
  if (act.seen === undefined) return { isUnseen: bad.length > 0 };
  const read = new Set(act.seen);
  const unread = bad.filter(({ key }) => !read.has(key));
  if (unread.length > 0) throw new ErrorWithBody<Unseen>('conflict', { message, findings: unread });
  await noteRead(
    tx,
    open.filter(({ key }) => read.has(key)).map(({ sentence }) => sentence),
  );
  return { isUnseen: false };
}

import { getTableName } from 'drizzle-orm';
import { sessions } from '#/platform/server/database/schema/people';
import { sqlNameOf } from '#/platform/server/database/schema/tables';

/** Apart from what else is told on the channel. */
const mark = 'ended ';

/** The hash of the token of a session that is gone, where that is what was told. */
export function readEndedSession(payload: string): string | undefined {
  return payload.startsWith(mark) ? payload.slice(mark.length) : undefined;
}

/** Whoever removes a session, and for whatever reason: every process hears of it when that is committed. */
export function tellEndedSessions(channel: string): string {
  const name = getTableName(sessions);
  return `create or replace function tell_ended_sessions() returns trigger language plpgsql as $$ begin
    perform pg_notify('${channel}', '${mark}' || ${sqlNameOf(sessions.tokenHash)}) from gone;
    return null;
  end $$;
  create or replace trigger ${name}_ended_told after delete on ${name}
    referencing old table as gone for each statement execute function tell_ended_sessions();`;
}

import { addDays, type Day, dayAt, formatDayLong } from '#/core/day';
import type { Session } from '#/features/people/account/contract';

type Device = Pick<Session, 'browser' | 'system'>;

/** 'Chrome op Windows'. */
export function deviceName({ browser, system }: Device): string {
  return [browser, system].filter((name) => name !== null).join(' op ') || 'Onbekend toestel';
}

export function isPocketSize({ system }: Device): boolean {
  return system !== null && ['iPhone', 'iPad', 'Android'].includes(system);
}

const clock = new Intl.DateTimeFormat('nl-BE', {
  timeZone: 'Europe/Brussels',
  hour: '2-digit',
  minute: '2-digit',
});

/** 'Aangemeld op 3 november 2026 · laatst gezien vandaag om 14:05'. */
export function seenText(
  session: Pick<Session, 'createdAt' | 'lastSeenAt' | 'isCurrent'>,
  today: Day,
): string {
  const begun = `Aangemeld ${dayText(session.createdAt, today)}`;
  if (session.isCurrent) return `${begun} · nu in gebruik`;
  const time = clock.format(new Date(session.lastSeenAt));
  return `${begun} · laatst gezien ${dayText(session.lastSeenAt, today)} om ${time}`;
}

function dayText(moment: string, today: Day): string {
  const day = dayAt(new Date(moment));
  if (day === today) return 'vandaag';
  return day === addDays(today, -1) ? 'gisteren' : `op ${formatDayLong(day)}`;
}

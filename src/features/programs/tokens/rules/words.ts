import type { TokenRight } from '#/core/call';
import { addDays, type Day, dayAt, formatDayLong } from '#/core/day';
import type { AccessToken } from '#/features/programs/tokens/contract';

/** What a program may do with it. */
export const rightWords: Record<TokenRight, { label: string; text: string }> = {
  read: {
    label: 'Dit project lezen',
    text: 'Alles wat u er zelf ziet: offertes, facturen, planning, bestanden. Het wijzigt niets.',
  },
  inbox: {
    label: 'Papieren in Postvak leggen',
    text: 'Bijvoorbeeld uw scanner of uw mailbox. Het leest niets.',
  },
};

function dayText(moment: string, today: Day): string {
  const day = dayAt(new Date(moment));
  if (day === today) return 'vandaag';
  return day === addDays(today, -1) ? 'gisteren' : `op ${formatDayLong(day)}`;
}

/** 'Leest Kerkstraat 12 · laatst gebruikt gisteren · werkt tot 3 maart 2027'. */
export function tokenLine(token: AccessToken, today: Day): string {
  const does = token.right === 'read' ? `Leest ${token.projectName}` : `Postvak van ${token.projectName}`;
  const used = token.lastUsedAt ? `laatst gebruikt ${dayText(token.lastUsedAt, today)}` : 'nog niet gebruikt';
  return `${does} · ${used} · werkt tot ${formatDayLong(dayAt(new Date(token.expiresAt)))}`;
}

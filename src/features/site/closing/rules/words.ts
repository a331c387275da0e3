import { type Day, daysBetween, formatDayLong } from '#/core/day';
import { enumerate } from '#/core/enumerate';
import type { Closing } from '#/features/site/closing/rules/missing';

const weekday = new Intl.DateTimeFormat('nl-NL', { weekday: 'long', timeZone: 'UTC' });

/** 'begint donderdag', 'begint morgen', 'begint op 12 maart 2026', 'moest dinsdag beginnen'. */
export function beginsWhen(startDate: Day, today: Day): string {
  const days = daysBetween(today, startDate);
  const named = weekday.format(Date.parse(startDate));
  if (days === 0) return 'begint vandaag';
  if (days === 1) return 'begint morgen';
  if (days > 1) return `begint ${days < 7 ? named : `op ${formatDayLong(startDate)}`}`;
  return `moest ${days > -7 ? named : `op ${formatDayLong(startDate)}`} beginnen`;
}

/** 'Keuken' in the midst of a sentence; 'WC' and 'EHBO-lokaal' stay as they are. */
function inSentence(name: string): string {
  return /^\p{Lu}(\p{Ll}|$)/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** 'keuken en badkamer', in the order of the task. */
export function roomWords({ roomIds }: Pick<Closing, 'roomIds'>, names: ReadonlyMap<number, string>): string {
  return enumerate(
    roomIds.flatMap((id) => {
      const name = names.get(id);
      return name === undefined ? [] : [inSentence(name)];
    }),
  );
}

/** ‘Pleisterwerk begint donderdag: maak nog foto’s van de leidingen in keuken en badkamer’ */
export function closingSentence(closing: Closing, names: ReadonlyMap<number, string>, today: Day): string {
  const { title, startDate, covered } = closing;
  return `${title} ${beginsWhen(startDate, today)}: maak nog foto’s van ${covered} in ${roomWords(closing, names)}`;
}

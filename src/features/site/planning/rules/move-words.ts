import { type Day, daysBetween } from '#/core/day';
import type { TaskMove } from '#/features/site/shared/planning/rules/shift';

const long = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** '2 weken', '1 dag'. */
function spanWords(days: number): string {
  const count = Math.abs(days);
  if (count > 0 && count % 7 === 0) return count === 7 ? '1 week' : `${count / 7} weken`;
  return count === 1 ? '1 dag' : `${count} dagen`;
}

/** '6 tot 10 dagen', '3 dagen tot 2 weken'. */
function rangeWords(least: number, most: number): string {
  const inDays = least % 7 !== 0 && most % 7 !== 0;
  return inDays ? `${least} tot ${spanWords(most)}` : `${spanWords(least)} tot ${spanWords(most)}`;
}

/** '7 taken schuiven 2 weken op; oplevering wordt 14 maart'. */
export function moveSentence(moves: readonly TaskMove[], end: Day | null): string {
  const [first] = moves;
  if (!first) return 'Er schuift niets: wat eerst komt, laat het niet toe.';
  const spans = moves.map(({ from, to }) => daysBetween(from, to));
  const [least = 0, most = 0] = [Math.min(...spans), Math.max(...spans)];
  const who = moves.length === 1 ? `‘${first.title}’ schuift` : `${moves.length} taken schuiven`;
  const where = most > 0 ? 'op' : 'naar voren';
  const far = least === most ? spanWords(most) : most > 0 && least > 0 ? rangeWords(least, most) : '';
  const done = end ? `; oplevering wordt ${long.format(Date.parse(`${end}T00:00:00Z`))}` : '';
  return `${who} ${far ? `${far} ` : ''}${where}${done}`;
}

import { enumerate } from '#/core/enumerate';

/** What else moves with days that are taken. The first is the task itself. */
export function moveWords([first, ...others]: readonly { title: string }[]): string {
  if (!first) return 'Er schuift niets.';
  if (others.length === 0) return 'Er schuift niets anders mee.';
  const shown = others.slice(0, 3).map(({ title }) => `‘${title}’`);
  const more = others.length - shown.length;
  const all = more > 0 ? [...shown, more === 1 ? 'nog 1 taak' : `nog ${more} taken`] : shown;
  return `Schuift mee: ${enumerate(all)}.`;
}

import { type Day, formatDay } from '#/core/day';

const mark = / ?\(ingelezen uit een archief van [^()]{1,20}\)$/;

/** Who gave a yes, read from an archive: nobody gave it here. */
export function markRead(by: unknown, madeOn: Day): string {
  const name = typeof by === 'string' ? by.replace(mark, '') : '';
  return `${name} (ingelezen uit een archief van ${formatDay(madeOn)})`.trim();
}

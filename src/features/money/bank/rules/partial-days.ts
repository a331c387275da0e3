import { type Day, formatDayLong } from '#/core/day';

/** How many lines banks hand out at once, where they stop at a number and not at a day. */
const roundCounts = new Set([40, 50, 100, 150, 200, 250, 300, 400, 500, 1_000, 2_000, 2_500, 5_000, 10_000]);

/** The first or last day of a file, where some of it may be missing: another file can still bring it. */
export function mayBePartial(days: readonly Day[], today: Day): string[] {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  if (roundCounts.has(days.length)) {
    return [
      `Het bestand stopt na precies ${days.length} lijnen: van ${formatDayLong(first)} en ${formatDayLong(last)} kan iets ontbreken. Lees ook het volgende bestand in; niets telt dubbel.`,
    ];
  }
  return last >= today
    ? [
        `De laatste dag is vandaag: er kan nog iets bijkomen. Lees later gerust opnieuw in; niets telt dubbel.`,
      ]
    : [];
}

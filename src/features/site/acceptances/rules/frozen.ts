import { z } from 'zod';
import { type Day, formatDayLong } from '#/core/day';
import type { LogRow } from '#/core/log';
import { formatEuro, totalFromDecimal } from '#/core/money';
import { amount, day, id } from '#/core/shapes';
import { type AcceptanceFields, outcomes } from '#/features/site/acceptances/contract';
import { outcomeLabels } from '#/features/site/acceptances/rules/words';

/** What they say besides, as it stood that day. */
export const frozenFacts = z.object({
  project: z.string(),
  contractor: z.string(),
  sum: amount,
  billed: amount,
  paid: amount,
  points: z.array(
    z.object({ number: z.int(), text: z.string(), room: z.string().nullable(), dueDate: day.nullable() }),
  ),
  clearRooms: z.array(z.string()),
});
export type FrozenFacts = z.infer<typeof frozenFacts>;

/** The minutes as they were frozen, from this version of the record on. */
export const frozen = z.object({
  version: z.int(),
  sha256: z.string(),
  facts: frozenFacts,
  day,
  present: z.array(z.string()),
  outcome: z.enum(outcomes),
  reason: z.string().nullable(),
  keptBack: z.string().nullable(),
  keptUntil: day.nullable(),
  pointIds: z.array(id),
  clearRoomIds: z.array(id),
  remarks: z.string().nullable(),
});
export type Frozen = z.infer<typeof frozen>;

/** So that it doesn't grow without end. */
export const mostFrozen = 12;

export type Content = Omit<Frozen, 'version' | 'sha256' | 'facts'>;

export function contentOf(
  row: { readonly [Name in keyof AcceptanceFields]: AcceptanceFields[Name] },
): Content {
  const { day: on, present, outcome, reason, keptBack, keptUntil, pointIds, clearRoomIds, remarks } = row;
  return { day: on, present, outcome, reason, keptBack, keptUntil, pointIds, clearRoomIds, remarks };
}

export type Changed = { what: string; before: string; after: string };

const nothing = 'niets';
const onDay = (value: string | null) => (value ? formatDayLong(value as Day) : nothing);

/** What others read of each part of the minutes, in a few words. */
const told: readonly (readonly [string, (content: Content) => string])[] = [
  ['Dag', (content) => onDay(content.day)],
  ['Aanwezig', ({ present }) => present.join(', ') || nothing],
  ['Uitkomst', ({ outcome }) => outcomeLabels[outcome]],
  ['Reden', ({ reason }) => reason ?? nothing],
  ['Ingehouden', ({ keptBack }) => (keptBack ? formatEuro(totalFromDecimal(keptBack)) : nothing)],
  ['Ingehouden tot', ({ keptUntil }) => onDay(keptUntil)],
  ['Punten', ({ pointIds }) => String(pointIds.length)],
  ['Ruimtes zonder opmerking', ({ clearRoomIds }) => String(clearRoomIds.length)],
  ['Opmerkingen', ({ remarks }) => remarks ?? nothing],
];

/** What is otherwise than when somebody read it. */
export function whatChanged(read: Content, now: Content): Changed[] {
  const isSameList = (one: readonly number[], other: readonly number[]) =>
    one.length === other.length && one.every((each) => other.includes(each));
  return told.flatMap(([what, tell]) => {
    const [before, after] = [tell(read), tell(now)];
    const hasOtherPoints = what === 'Punten' && !isSameList(read.pointIds, now.pointIds);
    const hasOtherRooms =
      what === 'Ruimtes zonder opmerking' && !isSameList(read.clearRoomIds, now.clearRoomIds);
    return before !== after || hasOtherPoints || hasOtherRooms ? [{ what, before, after }] : [];
  });
}

const listed = (value: string | null | undefined): unknown => JSON.parse(value ?? '[]');

/** Minutes as the log holds them. */
export function loggedContent({ present, pointIds, clearRoomIds, ...row }: LogRow): Content | undefined {
  const lists = { present: listed(present), pointIds: listed(pointIds), clearRoomIds: listed(clearRoomIds) };
  return frozen.omit({ version: true, sha256: true, facts: true }).safeParse({ ...row, ...lists }).data;
}

/** As somebody read them who names this version; nothing where they were never frozen then. */
export function readAt(all: readonly Frozen[], version: number): Frozen | undefined {
  return all.findLast((each) => each.version <= version);
}

import type { PointStatus } from '#/features/site/points/contract';

/** Something that became of a point. */
export type Step = {
  at: string;
  status: PointStatus;
  text: string | null;
  /** The member who said it. */
  by: number | null;
  /** Who said it by a link. */
  sentBy: string | null;
  photoIds: number[];
};

export const statusLabels: Record<PointStatus, string> = {
  open: 'Open',
  repaired: 'Hersteld gemeld',
  accepted: 'In orde',
  dropped: 'Vervallen',
};

/** Whoever repaired it hears why it is not in order: ‘nog niet’ alone helps nobody. */
export function whyMissing(from: PointStatus, to: PointStatus, why: string | null | undefined): boolean {
  return from === 'repaired' && to === 'open' && !why;
}

/** Why it is not in order yet, as it was said last; nothing once it is otherwise. */
export function lastWhy(steps: readonly Step[]): string | null {
  const last = steps.at(-1);
  return last?.status === 'open' && steps.length > 1 ? last.text : null;
}

/** Still to be done, or to be looked at. */
export function isPending(status: PointStatus): boolean {
  return status === 'open' || status === 'repaired';
}

import type { LogRow } from '#/core/log';
import type { FrozenContents } from '#/features/premiums/shared/premium-files/rules/frozen';
import { isSubmitted, type PremiumFileStatus } from '#/features/premiums/shared/premium-files/rules/statuses';

export function isHandedIn({ status }: LogRow): boolean {
  return isSubmitted(status as PremiumFileStatus);
}

const contents = ['work', 'wall', 'invoices', 'frozen'] as const;

/** Whether it stays what was handed in: its status, its days and its amounts go on. */
export function hasSameContents(now: LogRow, next: LogRow): boolean {
  return contents.every((column) => now[column] === next[column]);
}

/** A row of the log holds what was JSON as its text. */
export function frozenOf({ frozen }: LogRow): FrozenContents | null {
  return frozen ? (JSON.parse(frozen) as FrozenContents) : null;
}

type Proof = Pick<FrozenContents['proofs'][number], 'kind' | 'fileKey' | 'note'>;

function keyOf({ kind, fileKey, note }: Proof): string {
  return `${kind} ${fileKey ?? note}`;
}

export function isAmong(proof: Proof, { proofs }: FrozenContents): boolean {
  return proofs.some((each) => keyOf(each) === keyOf(proof));
}

/** Whether everything that was handed in as a proof is there. */
export function hasProofs(frozen: FrozenContents, now: readonly Proof[]): boolean {
  const there = new Set(now.map(keyOf));
  return frozen.proofs.every((proof) => there.has(keyOf(proof)));
}

/** Whether handing it in now would hand in the same: the home may have moved on, that is told beside it. */
export function isSameSubmission(frozen: FrozenContents, now: FrozenContents): boolean {
  const parts = (all: FrozenContents['invoices']) =>
    all.map(({ invoiceId, part, fileKey }) => `${invoiceId} ${part} ${fileKey}`).sort();
  return (
    String(parts(frozen.invoices)) === String(parts(now.invoices)) &&
    frozen.proofs.length === now.proofs.length &&
    hasProofs(frozen, now.proofs)
  );
}

import { useEffect, useSyncExternalStore } from 'react';
import { findCurrentUserId } from '#/platform/web/current-user';
import { deviceStore } from '#/platform/web/offline/device-store';

/** A paper that was added without a connection. With its `key` it becomes one entry, however often it is sent. */
export type WaitingPaper = { key: string; projectId: number; userId: number | undefined; file: File };

const device = deviceStore<WaitingPaper>('truweel papieren', 'key');
const listeners = new Set<() => void>();
const none: readonly WaitingPaper[] = [];
let known = none;

async function look(): Promise<void> {
  // A browser that keeps nothing has nothing that waits.
  known = await device.list().catch(() => []);
  for (const listen of listeners) listen();
}

/** Whether it is kept: a full or forbidden storage refuses. */
export async function keepPaper(paper: Omit<WaitingPaper, 'userId'>): Promise<boolean> {
  const isKept = await device.change({ put: [{ ...paper, userId: findCurrentUserId() }] }).then(
    () => true,
    () => false,
  );
  await look();
  return isKept;
}

/** Of this person, in whichever project. */
export async function listOwnPapers(): Promise<WaitingPaper[]> {
  const userId = findCurrentUserId();
  return (await device.list().catch(() => [])).filter((paper) => paper.userId === userId);
}

export async function forgetPapers(keys: readonly string[]): Promise<void> {
  await device.change({ remove: keys }).catch(() => undefined);
  await look();
}

function follow(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

export function useWaitingPapers(projectId: number): readonly WaitingPaper[] {
  const all = useSyncExternalStore(follow, () => known);
  useEffect(() => void look(), []);
  const userId = findCurrentUserId();
  return all.filter((paper) => paper.projectId === projectId && paper.userId === userId);
}

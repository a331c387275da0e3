import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { ApiError, NoAnswer } from '#/platform/web/api-error';

const firstPauseMs = 2_000;
const longestPauseMs = 15_000;

let asking = false;
let lostAt = 0;

onlineManager.subscribe((isOnline) => {
  if (!isOnline) lostAt = Date.now();
});

/** When the connection was lost: what was read before is as it was then, because changes are told as they come. */
export function lostConnectionAt(): number {
  return lostAt;
}

/** A call that never got an answer, or only one from whatever stands before a server that is down. */
export function isLostConnection(error: unknown): boolean {
  return error instanceof NoAnswer || (error instanceof ApiError && [502, 504].includes(error.status));
}

/**
 * Reads wait from here on, and go on by themselves when the server answers again. The browser only knows whether there
 * is a network, not whether the server is there: that is asked, ever less often.
 */
export function noteLostConnection(): void {
  onlineManager.setOnline(false);
  if (!asking) void askUntilAnswered();
}

async function askUntilAnswered(): Promise<void> {
  asking = true;
  for (let pause = firstPauseMs; !onlineManager.isOnline(); pause = Math.min(pause * 1.5, longestPauseMs)) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (await answers()) onlineManager.setOnline(true);
  }
  asking = false;
}

function answers(): Promise<boolean> {
  return fetch('/api/health', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

function subscribe(changed: () => void): () => void {
  return onlineManager.subscribe(changed);
}

export function useIsConnected(): boolean {
  return useSyncExternalStore(subscribe, () => onlineManager.isOnline());
}

import { useSyncExternalStore } from 'react';

const stopped = 'sending-stopped';
const changed = 'sending-stopped';

/** Somebody wants nothing to leave this device by itself: until they say otherwise. */
function isSendingStopped(): boolean {
  try {
    return localStorage.getItem(stopped) !== null;
  } catch {
    return false;
  }
}

export function stopSending(isStopped: boolean): void {
  try {
    if (isStopped) localStorage.setItem(stopped, '1');
    else localStorage.removeItem(stopped);
  } catch {
    // Nothing is kept here either, so that nothing waits.
  }
  dispatchEvent(new Event(changed));
}

export function useSendingStopped(): boolean {
  return useSyncExternalStore(follow, isSendingStopped);
}

function follow(listen: () => void): () => void {
  // Another tab may say it.
  addEventListener('storage', listen);
  addEventListener(changed, listen);
  return () => {
    removeEventListener('storage', listen);
    removeEventListener(changed, listen);
  };
}

const prefix = 'outbox ';
const changed = 'outbox-marks';

/** Whether anything may wait on this device to be sent, told without opening where it is kept. */
export function mayAnythingWait(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(prefix));
  } catch {
    return false;
  }
}

export function markWaiting(name: string, isAny: boolean): void {
  try {
    if (isAny) localStorage.setItem(prefix + name, '1');
    else localStorage.removeItem(prefix + name);
  } catch {
    // A browser that keeps nothing has nothing that waits.
  }
  dispatchEvent(new Event(changed));
}

export function followMarks(listen: () => void): () => void {
  addEventListener(changed, listen);
  return () => removeEventListener(changed, listen);
}

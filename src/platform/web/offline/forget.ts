export const deviceName = 'truweel';

let isForgotten = false;

/** Who signs out, or is signed out, leaves nothing of what was read on this device. */
export function forgetReads(): void {
  isForgotten = true;
  try {
    indexedDB.deleteDatabase(deviceName);
  } catch {
    // A browser that refuses to keep anything has nothing to forget.
  }
}

/** An answer that was on its way when one signed out is not kept after all. */
export function mayKeepReads(): boolean {
  return !isForgotten;
}

/** Who removes their account leaves nothing at all: not what was read, nor what still waited to be sent. */
export async function forgetDevice(): Promise<void> {
  forgetReads();
  localStorage.clear();
  sessionStorage.clear();
  const kept = (await indexedDB.databases?.()) ?? [];
  for (const { name } of kept) if (name?.startsWith(deviceName)) indexedDB.deleteDatabase(name);
}

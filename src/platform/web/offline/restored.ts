/** Which answers on this page come from the device, and of when they are. */
const moments = new Map<string, number>();

export function noteRestored(hash: string, at: number): void {
  moments.set(hash, at);
}

export function noteFresh(hash: string): void {
  moments.delete(hash);
}

export function findRestored(hash: string): number | undefined {
  return moments.get(hash);
}

export type Unit = 'm²' | 'm³' | 'm' | 'st' | 'uur' | 'dag' | 'kg' | 'Wp' | 'kWp';

/** How the reader of papers writes them. A lump sum is one piece. */
const units: Readonly<Record<string, Unit>> = {
  'm²': 'm²',
  'm³': 'm³',
  m: 'm',
  lm: 'm',
  st: 'st',
  fft: 'st',
  set: 'st',
  u: 'uur',
  dag: 'dag',
  kg: 'kg',
  Wp: 'Wp',
  kWp: 'kWp',
};

export function unitOf(written: string | undefined): Unit | null {
  return written !== undefined && Object.hasOwn(units, written) ? (units[written] ?? null) : null;
}

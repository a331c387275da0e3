/** As people know it: ‘Warmtepomp Daikin Altherma 3’. */
export function fittingTitle({
  name,
  brand,
  type,
}: {
  name: string;
  brand: string | null;
  type: string | null;
}): string {
  return [name, brand, type].filter(Boolean).join(' ');
}

/** The parts of an address on a card: box, extra, street, town, region, postcode, country. */
export function joinAddress(parts: readonly string[]): string {
  const [box = '', extra = '', street = '', town = '', region = '', postcode = '', country = ''] = parts.map(
    (part) => part.trim(),
  );
  const isHome = /^(?:be|bel|belgi(?:ë|e|um|que))$/i.test(country);
  return [
    [street, extra, box].filter(Boolean).join(' '),
    [postcode, town].filter(Boolean).join(' '),
    region,
    isHome ? '' : country,
  ]
    .filter(Boolean)
    .join(', ');
}

/** 'Tekentafelstraat 14, 9000 Gent' in its parts; what has another shape is all street. */
export function splitAddress(address: string): string[] {
  const comma = address.lastIndexOf(', ');
  const place = /^(\d{4}) (.+)$/.exec(address.slice(comma + 2));
  const whole = ['', '', address, '', '', '', ''];
  if (comma < 1 || !place) return whole;
  const [, postcode = '', town = ''] = place;
  const parts = ['', '', address.slice(0, comma), town, '', postcode, ''];
  return joinAddress(parts) === address ? parts : whole;
}

export function countDays(days: number): string {
  return days === 1 ? '1 dag' : `${days} dagen`;
}

/** 'vandaag', 'morgen', 'over 5 dagen', '3 dagen geleden'. */
export function whenText(days: number | null): string {
  if (days === null) return 'al te laat';
  if (days === 0) return 'vandaag';
  if (days === 1) return 'morgen';
  if (days === -1) return 'gisteren';
  return days > 0 ? `over ${days} dagen` : `${-days} dagen geleden`;
}

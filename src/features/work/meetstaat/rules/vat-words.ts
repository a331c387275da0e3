import type { Day } from '#/core/day';
import type { MeetstaatVat } from '#/features/work/shared/home/contract';
import { usualRate } from '#/features/work/shared/rules/with-vat';

type TaxedHome = { meetstaatVat: MeetstaatVat; firstUseYear: number | null };

/** What the prices of the meetstaat are, and what they count for beside quotes and invoices. */
export function vatInWords({ meetstaatVat, firstUseYear }: TaxedHome, today: Day): string {
  if (meetstaatVat === 'incl') return 'De prijzen van deze meetstaat zijn met btw.';
  const rate = usualRate(firstUseYear, today);
  const why =
    firstUseYear === null ? ': we weten nog niet in welk jaar uw woning voor het eerst gebruikt werd' : '';
  return `De prijzen van deze meetstaat zijn zonder btw. Naast offertes en facturen tellen ze met ${rate}% btw, tenzij bij een post een ander tarief staat${why}.`;
}

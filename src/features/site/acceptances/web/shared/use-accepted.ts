import { dayAt } from '#/core/day';
import { listAcceptances } from '#/features/site/acceptances/contract';
import { acceptedOf } from '#/features/site/acceptances/rules/accepted';
import { useRead } from '#/platform/web/queries';

/** What the acceptance of a contract says of its money; undefined while there is none. */
export function useAccepted(quoteId: number) {
  const { data = [] } = useRead(listAcceptances, { params: { id: quoteId } });
  return acceptedOf(data, dayAt(new Date()));
}

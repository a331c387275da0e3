import { listOpenFindings } from '#/features/papers/shared/invoices/findings-contract';
import { useRead } from '#/platform/web/queries';

/** How much is not right about the invoices that are not paid yet. */
export function useOpenFindings(projectId: number) {
  return useRead(listOpenFindings, { params: { projectId } });
}

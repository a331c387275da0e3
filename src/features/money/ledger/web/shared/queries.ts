import { getBurnUp, getLedger } from '#/features/money/ledger/contract';
import { useRead } from '#/platform/web/queries';

export function useLedger(projectId: number) {
  return useRead(getLedger, { params: { projectId } });
}

export function useBurnUp(projectId: number) {
  return useRead(getBurnUp, { params: { projectId } });
}

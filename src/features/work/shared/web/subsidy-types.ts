import { listSubsidyTypes } from '#/features/work/shared/subsidy-types';
import { useRead } from '#/platform/web/queries';

export function useSubsidyTypes() {
  return useRead(listSubsidyTypes, {});
}

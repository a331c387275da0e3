import { getInstallation } from '#/features/about/contract';
import { useRead } from '#/platform/web/queries';

export function useInstallation() {
  return useRead(getInstallation, {});
}

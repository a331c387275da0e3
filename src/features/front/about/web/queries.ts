import { getInstallation } from '#/features/front/about/contract';
import { useRead } from '#/platform/web/queries';

export function useInstallation() {
  return useRead(getInstallation, {});
}

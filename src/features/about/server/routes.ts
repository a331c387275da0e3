import { getInstallation, type Installation } from '#/features/about/contract';
import type { Services } from '#/platform/server/services';

export function aboutRoutes({ route, installation }: Services & { installation: Installation }): void {
  route(getInstallation, () => installation);
}

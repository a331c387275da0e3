import { getInstallation } from '#/features/front/about/contract';
import type { Services } from '#/platform/server/services';

export function aboutRoutes({ route, installation }: Services): void {
  route(getInstallation, () => installation);
}

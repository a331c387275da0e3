import { getPrivacy } from '#/features/privacy/contract';
import { tellPrivacy } from '#/features/privacy/rules/facts';
import { privacySettings } from '#/features/privacy/server/settings';
import type { Services } from '#/platform/server/services';

export function privacyRoutes({ route, config }: Services): void {
  route(getPrivacy, () => tellPrivacy(privacySettings(config)));
}

import { tellPrivacy } from '#/features/people/privacy/rules/facts';
import { privacySettings } from '#/features/people/privacy/server/settings';
import { getPrivacy } from '#/features/people/shared/privacy/contract';
import type { Services } from '#/platform/server/services';

export function privacyRoutes({ route, config }: Services): void {
  route(getPrivacy, () => tellPrivacy(privacySettings(config)));
}

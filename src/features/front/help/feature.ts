import { helpHelp } from '#/features/front/help/help';
import { helpPage } from '#/features/front/help/page';
import type { Feature } from '#/platform/server/feature';

export const helpFeature: Feature = { name: 'help', page: helpPage, help: helpHelp, routes: () => undefined };

import { fillPath } from '#/core/call';
import type { Acceptance } from '#/features/site/acceptances/contract';

/** What was frozen; of a draft as it stands now. */
export function minutesHref({ id, filePath }: Acceptance): string {
  return filePath ?? fillPath('/api/acceptances/:id/minutes.pdf', { id });
}

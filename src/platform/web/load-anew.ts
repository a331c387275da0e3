import { saveDrafts } from '#/platform/web/drafts';
import { leaveWithoutAsking } from '#/platform/web/leave-guard';

/** What was being filled in is there again afterwards. */
export function loadAnew(): void {
  saveDrafts();
  leaveWithoutAsking();
  window.location.reload();
}

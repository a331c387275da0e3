import { keepDrafts } from '#/platform/web/kept-drafts';
import { leaveWithoutAsking } from '#/platform/web/leave-guard';

/** What was being filled in is there again afterwards. */
export function loadAnew(): void {
  keepDrafts();
  leaveWithoutAsking();
  window.location.reload();
}

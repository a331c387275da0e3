import type { Total } from '#/core/money';

/** No price is its estimate to the euro: so much above it says nothing. */
const slackPercent = 5n;

/** Whether what a kind of work costs at least is more than what was estimated for it. */
export function isAboveEstimate(low: Total, estimate: Total): boolean {
  return estimate > 0n && low * 100n > estimate * (100n + slackPercent);
}

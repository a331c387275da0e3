/** Asked by what watches over the server: at whatever name it knows us by, and as often as it likes. */
export function isMonitoringPath(url: string): boolean {
  return /^\/(api\/health(\/(live|ready))?|api\/version|metrics)(\?|$)/.test(url);
}

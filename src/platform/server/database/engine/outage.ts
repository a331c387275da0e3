export type Outage = 'away' | 'full' | 'busy' | 'slow';

/** Of the way to the database: nobody listens, or the line broke. */
const brokenLine = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN'],
  'NO_ANSWER',
]);
/** The driver has no code for these. */
const brokenWords =
  /^(Connection terminated|timeout expired|Client has encountered a connection error|Client was closed)/;
const noneFree = /^timeout exceeded when trying to connect/;

/** Whether a failed query says nothing of the query, only that the database can't answer now. */
export function findOutage(error: unknown): Outage | undefined {
  for (let each = error; each instanceof Error; each = each.cause) {
    const found = outageOf(each);
    if (found) return found;
  }
  return undefined;
}

function outageOf(error: Error): Outage | undefined {
  const code = 'code' in error ? String(error.code) : '';
  if (code === '53100') return 'full';
  // The server's own clock, or its operator, ended it.
  if (code === '57014') return 'slow';
  // Too many connections, out of memory; a deadlock, a lock not got; a name that a pooler lost: the same again usually works.
  if (/^(53\d\d\d|40001|40P01|55P03|26000|42P05)$/.test(code) || noneFree.test(error.message)) return 'busy';
  const isAway = /^(08...|57P0\d)$/.test(code) || brokenLine.has(code) || brokenWords.test(error.message);
  return isAway ? 'away' : undefined;
}

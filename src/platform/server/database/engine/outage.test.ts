import { describe, expect, it } from 'vitest';
import { findOutage } from '#/platform/server/database/engine/outage';

function failure(facts: { code?: string; message?: string }): Error {
  return Object.assign(new Error(facts.message ?? 'x'), facts.code ? { code: facts.code } : {});
}

describe('a query that fails', () => {
  it.each([
    [{ code: 'ECONNREFUSED' }, 'away'],
    [{ code: '57P01', message: 'terminating connection due to administrator command' }, 'away'],
    [{ code: '57P03', message: 'the database system is starting up' }, 'away'],
    [{ code: '08006' }, 'away'],
    [{ message: 'Connection terminated unexpectedly' }, 'away'],
    [{ message: 'Connection terminated due to connection timeout' }, 'away'],
    [{ message: 'timeout expired' }, 'away'],
    [{ code: 'NO_ANSWER' }, 'away'],
    [{ message: 'timeout exceeded when trying to connect' }, 'busy'],
    [{ code: '57014', message: 'canceling statement due to statement timeout' }, 'slow'],
    [{ code: '26000', message: 'prepared statement "t_x" does not exist' }, 'busy'],
    [{ code: '53100' }, 'full'],
    [{ code: '53300' }, 'busy'],
    [{ code: '40P01' }, 'busy'],
    [{ code: '23505' }, undefined],
    [{ code: '42601', message: 'syntax error' }, undefined],
    [{ message: 'Cannot read properties of undefined' }, undefined],
  ])('with %j means that the database is: %s', (facts, outage) => {
    expect(findOutage(failure(facts))).toBe(outage);
    expect(findOutage(new Error('Failed query', { cause: failure(facts) }))).toBe(outage);
  });
});

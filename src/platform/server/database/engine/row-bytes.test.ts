import { describe, expect, it } from 'vitest';
import { bytesOfRows } from '#/platform/server/database/engine/row-bytes';

const row = { id: 1, name: 'Dakwerken', lines: [{ text: 'leveren', net: '200.00' }] };

describe('what rows take', () => {
  it('is counted whole where there is room', () => {
    const one = bytesOfRows([row], Number.POSITIVE_INFINITY);
    expect(bytesOfRows([row], 1_000)).toBe(one);
    expect(bytesOfRows([row, row], 1_000) - one).toBe(one - bytesOfRows([], 1_000));
  });

  it('is not counted to its end once it is too much', () => {
    const never = {
      get name(): string {
        throw new Error('read though it was too much already');
      },
    };
    expect(bytesOfRows([row, row, never], bytesOfRows([row], 1_000))).toBeGreaterThan(200);
  });
});

import { describe, expect, it } from 'vitest';
import { takenOf } from '#/features/site/photos/rules/taken';

const now = new Date('2026-11-17T12:00:00Z');
const nothing = { said: null, camera: null, shotAt: null, now };
const camera = '2026-11-16T08:00:00.000Z';
const shotAt = '2026-11-16T08:00:05.000Z';

describe('when a photo was taken', () => {
  it.each([
    [
      'what was typed goes first',
      { said: '2026-01-01T00:00:00.000Z', camera, shotAt },
      '2026-01-01T00:00:00.000Z',
      'said',
    ],
    ['then the picture', { camera, shotAt }, camera, 'camera'],
    ['then the phone', { shotAt }, shotAt, 'said'],
    ['then its arrival', {}, now.toISOString(), 'received'],
    [
      'a clock that runs ahead is passed over',
      { camera: '2026-11-17T12:00:00.001Z', shotAt },
      shotAt,
      'said',
    ],
    [
      'and one that was never set',
      { camera: '1999-12-31T23:59:59.999Z', shotAt: '2027-01-01T00:00:00.000Z' },
      now.toISOString(),
      'received',
    ],
  ] as const)('%s', (_, told, takenAt, takenFrom) => {
    expect(takenOf({ ...nothing, ...told })).toEqual({ takenAt, takenFrom });
  });
});

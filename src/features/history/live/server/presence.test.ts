import { describe, expect, it } from 'vitest';
import { createPresence } from '#/features/history/live/server/presence';

const at = (projectId: number, tab = 'a') => ({
  ...{ projectId, userId: 1, name: 'Katrien De Smet', tab, screen: '/quotes' },
});

describe('who is where', () => {
  it('is kept of so many tabs in a project and so many projects, and of who was there before always', () => {
    const presence = createPresence(() => 0);
    for (let tab = 0; tab < 200; tab += 1) presence.note(at(1, String(tab)));
    expect([presence.note(at(1, '99')), presence.note(at(1, '100'))]).toEqual([false, false]);
    for (let projectId = 2; projectId <= 10_000; projectId += 1) presence.note(at(projectId));
    expect([presence.note(at(10_001)), presence.list(10_001)]).toEqual([false, []]);
    expect(presence.note({ ...at(10_000), screen: '/invoices' })).toBe(true);
  });

  it('is forgotten of who says nothing any more, and leaves nothing of an empty project', () => {
    let now = 0;
    const presence = createPresence(() => now);
    presence.note(at(1));
    now = 120_000;
    expect([presence.sweep(), presence.sweep(), presence.list(1)]).toEqual([[1], [], []]);
  });
});

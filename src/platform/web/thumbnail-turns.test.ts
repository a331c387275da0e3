import { describe, expect, it } from 'vitest';
import { takeTurn } from '#/platform/web/thumbnail-turns';

describe('pictures in a list', () => {
  it('are asked for two at a time, in order, and one that is no longer needed is passed over', async () => {
    const begun: string[] = [];
    const turns = ['a', 'b', 'c', 'd'].map((name) => takeTurn(() => begun.push(name)));
    await Promise.resolve();
    expect(begun).toEqual(['a', 'b']);
    turns[2]?.end();
    turns[0]?.end();
    turns[0]?.end();
    expect(begun).toEqual(['a', 'b', 'd']);
    for (const turn of turns) turn.end();
  });
});

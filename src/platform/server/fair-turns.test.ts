import { describe, expect, it } from 'vitest';
import { FairTurns } from '#/platform/server/fair-turns';

const [ann, bert, carla] = [1, 2, 3];

/** Work that goes on until it is told to end, with who began in which order. */
function openYard(atOnce: number) {
  const turns = new FairTurns(atOnce);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    begun,
    bring: (person: number, name: string, signal = new AbortController().signal) =>
      turns.take(person, signal, () => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      }),
    end: async (name: string) => {
      ends.get(name)?.();
      await settle();
    },
    settle,
  };
}

describe('turns', () => {
  it('go person after person: a second piece of work waits behind another’s first', async () => {
    const { bring, begun, end, settle } = openYard(1);
    for (const name of ['a1', 'a2', 'a3']) void bring(ann, name);
    for (const name of ['b1', 'b2']) void bring(bert, name);
    void bring(carla, 'c1');
    await settle();
    for (const name of ['a1', 'b1', 'c1', 'a2', 'b2']) await end(name);
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('leave room for another while one person has much to do', async () => {
    const { bring, begun, settle } = openYard(2);
    for (const name of ['a1', 'a2', 'a3']) void bring(ann, name);
    await settle();
    expect(begun).toEqual(['a1']);
    void bring(bert, 'b1');
    await settle();
    expect(begun).toEqual(['a1', 'b1']);
  });

  it('are given up by who goes away while waiting, and the next comes sooner', async () => {
    const { bring, begun, end } = openYard(1);
    const away = new AbortController();
    void bring(ann, 'a1');
    const waiting = bring(bert, 'b1', away.signal);
    void bring(carla, 'c1');
    away.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    await end('a1');
    expect(begun).toEqual(['a1', 'c1']);
  });

  it('are free again after work that failed', async () => {
    const turns = new FairTurns(1);
    const { signal } = new AbortController();
    await expect(turns.take(ann, signal, () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );
    expect(await turns.take(ann, signal, async () => 'done')).toBe('done');
  });
});

import { describe, expect, it } from 'vitest';
import { keepIn, placeAt, wholeView, zoomAt } from '#/features/site/plans/rules/view';

const frame = { width: 400, height: 200 };

describe('a plan that is looked at', () => {
  it('keeps under the finger what was there when one comes closer', () => {
    const at = { x: 100, y: 50 };
    const before = placeAt(wholeView, at, frame);
    const closer = zoomAt(wholeView, 3, at, frame);
    expect(closer.scale).toBe(3);
    expect(placeAt(closer, at, frame)).toEqual(before);
  });

  it('never shows less than its frame is large, nor more than eight times', () => {
    expect(zoomAt(wholeView, 0.2, { x: 10, y: 10 }, frame)).toEqual(wholeView);
    expect(zoomAt(wholeView, 100, { x: 0, y: 0 }, frame).scale).toBe(8);
    expect(keepIn({ scale: 2, x: 50, y: -999 }, frame)).toEqual({ scale: 2, x: 0, y: -200 });
  });

  it('gives a place between the edges, also where a finger slid off', () => {
    expect(placeAt(wholeView, { x: 200, y: 100 }, frame)).toEqual({ x: 0.5, y: 0.5 });
    expect(placeAt(wholeView, { x: -20, y: 900 }, frame)).toEqual({ x: 0, y: 1 });
  });
});

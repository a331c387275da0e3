import { describe, expect, it } from 'vitest';
import { AppError } from '#/core/errors';
import { createPace } from '#/platform/server/http/hooks/token-pace';

describe('how often a program asks', () => {
  it('is bounded for each by itself, and begins anew after a minute', () => {
    const pace = createPace(3);
    for (let asked = 0; asked < 3; asked += 1) pace('one', 1_000);
    expect(() => pace('one', 60_999)).toThrow(AppError);
    expect(() => pace('other', 1_000)).not.toThrow();
    expect(() => pace('one', 61_000)).not.toThrow();
  });

  it('is answered with how long to wait', () => {
    const pace = createPace(0);
    expect(() => pace('one', 1_000)).toThrow(expect.objectContaining({ code: 'too_many', retryAfter: 60 }));
  });
});

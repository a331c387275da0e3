import { expect, it } from 'vitest';
import { remembered } from '#/core/remembered';

it('works a short text out once, a long one each time, and forgets rather than grows', () => {
  const asked: string[] = [];
  const length = remembered((text) => {
    asked.push(text);
    return text.length;
  });
  const long = 'x'.repeat(401);
  expect([length('dak'), length('dak'), length(''), length(''), length(long), length(long)]).toEqual([
    3, 3, 0, 0, 401, 401,
  ]);
  expect(asked).toEqual(['dak', '', long, long]);
  for (let index = 0; index < 2_000; index += 1) length(`${index}`);
  length('dak');
  expect(asked.filter((text) => text === 'dak')).toHaveLength(2);
});

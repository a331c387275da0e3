import { expect, it } from 'vitest';
import { z } from 'zod';
import { randomId } from '#/platform/web/random-id';

it('makes a UUID of version 4 each time', () => {
  const made = Array.from({ length: 500 }, randomId);
  for (const id of made) expect(z.uuidv4().safeParse(id).success, id).toBe(true);
  expect(new Set(made).size).toBe(500);
});

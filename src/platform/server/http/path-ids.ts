import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { PathIds } from '#/core/call';
import { AppError } from '#/core/errors';
import { keyPattern } from '#/platform/server/files/keeper';

const pathId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number);

const fileKey = z.string().regex(keyPattern);

/** How the API description tells it. */
export function pathIdShape(name: string): z.ZodType {
  return name === 'key' ? z.uuid() : z.coerce.number().int();
}

/** An id that can't be one is an unknown record, not a mistake of form. */
export function readIds(request: FastifyRequest): PathIds {
  return Object.fromEntries(
    Object.entries(request.params as Record<string, string>).map(([name, value]) => {
      const parsed = name === 'key' ? fileKey.safeParse(value) : pathId.safeParse(value);
      if (!parsed.success || Number(parsed.data) > 2_147_483_647) throw new AppError('not_found');
      return [name, parsed.data];
    }),
  );
}

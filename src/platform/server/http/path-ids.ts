import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { PathIds } from '#/core/call';
import { keyPattern } from '#/platform/server/storage/file-storage';

const pathId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number);

const fileKey = z.string().regex(keyPattern);
/** 32 random bytes. */
const token = z.string().regex(/^[\w-]{43}$/);

function readId(name: string, value: string) {
  if (name === 'key') return fileKey.safeParse(value);
  return name === 'token' ? token.safeParse(value) : pathId.safeParse(value);
}

/** How the API description tells it. */
export function pathIdShape(name: string): z.ZodType {
  if (name === 'token') return z.string();
  return name === 'key' ? z.uuid() : z.coerce.number().int();
}

/** Undefined where one of them can't be an id. */
export function findIds(request: FastifyRequest): PathIds | undefined {
  const ids: Record<string, number | string> = {};
  for (const [name, value] of Object.entries(request.params as Record<string, string>)) {
    const parsed = readId(name, value);
    if (!parsed.success) return undefined;
    if (typeof parsed.data === 'number' && parsed.data > 2_147_483_647) return undefined;
    ids[name] = parsed.data;
  }
  return ids;
}

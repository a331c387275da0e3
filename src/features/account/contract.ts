import { z } from 'zod';
import { defineCall } from '#/core/call';
import { id } from '#/core/wire';

export const user = z.object({
  id,
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
});
export type User = z.infer<typeof user>;

export const getCurrentUser = defineCall({
  method: 'GET',
  path: '/api/auth/user',
  who: 'signed-in',
  summary: 'The person who is signed in',
  output: user,
});

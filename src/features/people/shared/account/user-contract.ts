import { z } from 'zod';
import { defineCall } from '#/core/call';
import { id } from '#/core/shapes';

export const user = z.object({
  id,
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  /** Whether the provider vouches for it; only then invitations to it are this person's. */
  emailVerified: z.boolean(),
  profileImageUrl: z.string().nullable(),
});
export type User = z.infer<typeof user>;

export const getCurrentUser = defineCall({
  method: 'GET',
  path: '/api/auth/user',
  shows: [],
  who: 'signed-in',
  summary: 'The person who is signed in',
  output: user,
});

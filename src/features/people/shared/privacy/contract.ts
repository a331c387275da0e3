import { z } from 'zod';
import { defineCall } from '#/core/call';

export const privacyFacts = z.object({
  runner: z.string(),
  email: z.string(),
  place: z.string(),
  signIn: z.string(),
  mail: z.string(),
  ai: z.string(),
  trash: z.string(),
  log: z.string(),
  backups: z.string(),
  rest: z.string(),
});
export type PrivacyFacts = z.infer<typeof privacyFacts>;

export const getPrivacy = defineCall({
  method: 'GET',
  path: '/api/privacy',
  who: 'anyone',
  summary: 'What this installation keeps, where, how long, and what leaves it, in sentences',
  output: privacyFacts,
});

import { z } from 'zod';
import { defineCall } from '#/core/call';

export const installation = z.object({
  providerName: z.string(),
  signInPath: z.string(),
  demo: z.boolean(),
  contactEmail: z.string(),
  companyName: z.string(),
  vatNumber: z.string(),
});
export type Installation = z.infer<typeof installation>;

export const getInstallation = defineCall({
  method: 'GET',
  path: '/api/installation',
  shows: [],
  who: 'anyone',
  summary: 'How this installation is set up: its sign-in provider and who runs it',
  output: installation,
});

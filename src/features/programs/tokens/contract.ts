import { z } from 'zod';
import { defineCall, tokenRights } from '#/core/call';
import { id, moment, requiredLine } from '#/core/shapes';

export const mostTokens = 10;
const mostDays = 365;

export const tokenFields = z.object({
  name: requiredLine(60, 'Vul een naam in, zodat u later weet welk programma dit is.'),
  projectId: id,
  right: z.enum(tokenRights, 'Kies wat het programma mag: lezen, of papieren in Postvak leggen.'),
  days: z
    .int('Vul een geheel aantal dagen in.')
    .min(1, 'Kies minstens één dag.')
    .max(mostDays, `Een token werkt hoogstens ${mostDays} dagen.`),
});

const accessToken = z.object({
  id,
  name: z.string(),
  projectId: id,
  projectName: z.string(),
  right: z.enum(tokenRights),
  createdAt: moment,
  expiresAt: moment,
  lastUsedAt: moment.nullable(),
  /** Whether it opens anything now: the owner may forbid others’ programs, and a project may be in the trash. */
  isOpen: z.boolean(),
});
export type AccessToken = z.infer<typeof accessToken>;

export const listTokens = defineCall({
  method: 'GET',
  path: '/api/account/tokens',
  who: 'signed-in',
  summary:
    'The programs that one let in, and when each was last there; the tokens themselves are kept nowhere',
  output: z.array(accessToken),
  shows: ['projects', 'collaborators'],
});

/** Not one that `creates`: what is answered is told once, and must be kept nowhere to be told again. */
export const makeToken = defineCall({
  method: 'POST',
  path: '/api/account/tokens',
  who: 'signed-in',
  summary:
    'Let a program into one project, as oneself: to read it, or to hand in papers. The token is told this once; within an hour after signing in',
  limit: { max: 30, perSeconds: 3_600 },
  body: tokenFields,
  output: z.object({ id, token: z.string() }),
});

export const endToken = defineCall({
  method: 'DELETE',
  path: '/api/account/tokens/:id',
  who: 'signed-in',
  summary: 'End a token of one’s own',
});

import { z } from 'zod';
import { defineCall } from '#/core/call';
import { id, moment } from '#/core/shapes';
import { whyNotUrl } from '#/features/programs/webhooks/rules/url';

export const mostWebhooks = 10;
/** Of what was told; older ones were of use to nobody. */
export const mostDeliveries = 100;

export const webhookFields = z.object({
  url: z
    .string('Vul het adres in waar uw server luistert.')
    .trim()
    .superRefine((text, { addIssue }) => {
      const why = whyNotUrl(text);
      if (why) addIssue({ code: 'custom', message: why });
    }),
  kinds: z
    .array(z.string().max(60))
    .min(1, 'Kies minstens één soort van wijziging.')
    .max(100, 'Kies hoogstens honderd soorten.'),
});

const webhook = z.object({
  id,
  url: z.string(),
  kinds: z.array(z.string()),
  createdAt: moment,
  lastDeliveredAt: moment.nullable(),
  /** Since when nothing is told any more, because it could not be for a day. */
  offSince: moment.nullable(),
});
export type Webhook = z.infer<typeof webhook>;

const delivery = z.object({
  /** As the receiver was told it. */
  id: z.uuid(),
  kind: z.string(),
  at: moment,
  status: z.enum(['waiting', 'delivered', 'failed']),
  tries: z.int(),
});
export type Delivery = z.infer<typeof delivery>;

export const listWebhooks = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/webhooks',
  who: { right: 'manage' },
  summary: 'The servers of one’s own that are told of changes in a project; their secrets are not told again',
  output: z.array(webhook),
  isPersonal: true,
});

/** Not one that `creates`: what is answered is told once, and must be kept nowhere to be told again. */
export const makeWebhook = defineCall({
  method: 'POST',
  path: '/api/projects/:projectId/webhooks',
  who: { right: 'manage' },
  summary:
    'Have a server of one’s own told of changes: https on port 443, on the open internet. The secret that each call is signed with (Standard Webhooks) is told this once',
  limit: { max: 30, perSeconds: 3_600 },
  body: webhookFields,
  output: z.object({ id, secret: z.string() }),
});

export const endWebhook = defineCall({
  method: 'DELETE',
  path: '/api/webhooks/:id',
  who: 'signed-in',
  summary: 'Tell a server of one’s own no more',
});

export const testWebhook = defineCall({
  method: 'POST',
  path: '/api/webhooks/:id/test',
  who: 'signed-in',
  summary:
    'Try once, now, whether a server of one’s own is there. One that was switched off, because it could not be told of anything for a day, is on again where it is',
  limit: { max: 30, perSeconds: 3_600 },
  output: z.object({
    status: z.enum(['delivered', 'failed']),
    /** The status that it answered with; null where no answer came. */
    answer: z.int().nullable(),
  }),
});

export const listDeliveries = defineCall({
  method: 'GET',
  path: '/api/webhooks/:id/deliveries',
  who: 'signed-in',
  summary: 'What a server of one’s own was told, or will be; the last hundred, the newest first',
  output: z.array(delivery),
});

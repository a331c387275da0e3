import { z } from 'zod';
import { defineCall } from '#/core/call';
import { noticeSteps } from '#/features/reminders/digest/rules/due';

/** Which kinds there are the server knows, from its features. */
const kind = z.string('Dit is geen soort van herinnering.').max(50, 'Dit is geen soort van herinnering.');
const mostKinds = 100;

export const mailSettings = z.object({
  /** No letters at all. */
  isStopped: z.boolean('Kies ja of nee.'),
  /** The kinds of deadlines that one wants no letter of. */
  off: z.array(kind, 'Dit is geen lijst.').max(mostKinds),
  /** From how many days before one hears of a kind; of what isn't named, from thirty. */
  from: z.record(kind, z.literal(noticeSteps, 'Kies 30, 7, 1 of 0 dagen.')),
});
export type MailSettings = z.infer<typeof mailSettings>;

export const getMailSettings = defineCall({
  method: 'GET',
  path: '/api/account/mail',
  who: 'signed-in',
  summary: 'Of which deadlines one gets a letter, and whether this server sends any',
  output: mailSettings.extend({
    /** Where they go: null without an address that the provider vouches for. */
    address: z.string().nullable(),
    /** Without a mail server letters are kept, and who runs the server hands them out. */
    isSent: z.boolean(),
    /** What there is to choose among, with how it is called. */
    choices: z.array(z.object({ kind: z.string(), name: z.string() })),
  }),
});

export const updateMailSettings = defineCall({
  method: 'PUT',
  path: '/api/account/mail',
  who: 'signed-in',
  summary: 'Choose of which deadlines one gets a letter',
  body: mailSettings.extend({ from: mailSettings.shape.from.optional() }),
});

/** Where a letter leads who wants no more of them. */
export const stopPath = '/herinneringen-stoppen/:token';

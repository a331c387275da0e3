import { z } from 'zod';
import { defineCall } from '#/core/call';
import { changesOf } from '#/core/changes-of';
import { amount, amountInput, day, id, moment, optionalText, requiredLine, version } from '#/core/shapes';

export const acceptanceKinds = ['single', 'provisional', 'final'] as const;
export type AcceptanceKind = (typeof acceptanceKinds)[number];

export const outcomes = ['accepted', 'with-points', 'refused'] as const;
export type Outcome = (typeof outcomes)[number];

/** Signed: by somebody, or on paper; from then on nothing of it changes. */
export const acceptanceStatuses = ['draft', 'sent', 'signed'] as const;
export type AcceptanceStatus = (typeof acceptanceStatuses)[number];

export const answers = ['agree', 'agree-with-remark', 'disagree'] as const;
export type Answer = (typeof answers)[number];

export const signature = z.object({
  at: moment,
  /** As they wrote it. */
  name: z.string(),
  answer: z.enum(answers),
  remark: z.string().nullable(),
  /** Null: the owner. */
  contactId: id.nullable(),
  /** The member whose browser was signed in when the other side answered; null: nobody's. */
  as: z.string().nullable(),
  /** Of the minutes that were read. */
  sha256: z.string(),
});
export type Signature = z.infer<typeof signature>;

export const releaseReasons = ['points', 'day', 'hand'] as const;
export type ReleaseReason = (typeof releaseReasons)[number];

export const followKinds = ['final', 'liability', 'goods'] as const;
export type FollowKind = (typeof followKinds)[number];

/** A day that follows from it, why, and how sure that is. */
const follow = z.object({ kind: z.enum(followKinds), day, ground: z.string(), grade: z.enum(['A', 'B']) });
export type Follow = z.infer<typeof follow>;

/** A page that was added to signed minutes. */
const addendum = z.object({
  ...{ number: z.int(), at: moment, by: z.string(), text: z.string(), sha256: z.string() },
  filePath: z.string().nullable(),
});

/** The day on which the work of a contract is looked at and accepted, with its minutes. */
export const acceptance = z.object({
  id,
  quoteId: id,
  kind: z.enum(acceptanceKinds),
  day,
  present: z.array(z.string()),
  outcome: z.enum(outcomes),
  /** Why it is refused. */
  reason: z.string().nullable(),
  /** What is not paid yet. */
  keptBack: amount.nullable(),
  keptUntil: day.nullable(),
  pointIds: z.array(id),
  /** The rooms that were walked through with nothing to say of them. */
  clearRoomIds: z.array(id),
  remarks: z.string().nullable(),
  status: z.enum(acceptanceStatuses),
  sentAt: moment.nullable(),
  sentBy: z.string().nullable(),
  sentTo: z.array(id),
  /** What everybody said of the minutes as they are now. */
  signatures: z.array(signature),
  /** From the owner's signature or the signed paper on; null: it doesn't count yet. */
  countsSince: moment.nullable(),
  countsBy: z.string().nullable(),
  /** The frozen minutes as a PDF, while that document is there. */
  filePath: z.string().nullable(),
  /** Of that PDF, in hexadecimals. */
  sha256: z.string().nullable(),
  /** The paper that was signed by hand, itsme or eID. */
  paperPath: z.string().nullable(),
  addenda: z.array(addendum),
  /** By hand. */
  releasedOn: day.nullable(),
  /** Whether what was kept back may be paid now, and why; null while it may not. */
  released: z.object({ why: z.enum(releaseReasons), day: day.nullable() }).nullable(),
  /** Of what was kept back, what is still to be paid. */
  toPay: amount,
  startsLiability: z.boolean(),
  finalOn: day.nullable(),
  liabilityUntil: day.nullable(),
  goodsDeliveredOn: day.nullable(),
  /** Empty while it doesn't count, and where it was refused. */
  follows: z.array(follow),
  version,
  createdAt: moment,
  updatedAt: moment,
});
export type Acceptance = z.infer<typeof acceptance>;

const mostPoints = 300;

const wrongDay = 'Dit is geen geldige datum (JJJJ-MM-DD).';
const requiredDay = z.string('Kies de dag van de oplevering.').pipe(day);
const optionalDay = z
  .string(wrongDay)
  .nullish()
  .transform((value) => value?.trim() || null)
  .pipe(day.nullable());
const optionalAmount = z
  .union([amountInput, z.literal('').transform(() => null)])
  .nullish()
  .transform((value) => value ?? null);
const idList = (message: string) =>
  z
    .array(id, message)
    .max(mostPoints, `Hoogstens ${mostPoints}.`)
    .nullish()
    .transform((ids) => [...new Set(ids ?? [])]);

/** What stands in the minutes. */
export const acceptanceFields = z.object({
  day: requiredDay,
  present: z
    .array(requiredLine(120, 'Vul een naam in.'), 'Noteer wie aanwezig was.')
    .max(30, 'Hoogstens 30 namen.')
    .nullish()
    .transform((names) => names ?? []),
  outcome: z.enum(outcomes, 'Kies aanvaard, aanvaard met punten of geweigerd.'),
  reason: optionalText(2_000),
  keptBack: optionalAmount,
  keptUntil: optionalDay,
  pointIds: idList('Kies punten van dit contract.'),
  clearRoomIds: idList('Kies ruimtes van dit project.'),
  remarks: optionalText(4_000),
});
export type AcceptanceFields = z.output<typeof acceptanceFields>;

export const listAcceptances = defineCall({
  method: 'GET',
  path: '/api/quotes/:id/acceptances',
  who: { right: 'read', record: 'quotes' },
  token: 'read',
  summary: 'The acceptances of the work of a contract, the first first',
  output: z.array(acceptance),
});

export const listProjectAcceptances = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/acceptances',
  who: { right: 'read' },
  token: 'read',
  shows: ['acceptances', 'quotes', 'points', 'rooms', 'invoices', 'payments', 'extras', 'documents', 'files'],
  summary: 'The acceptances of all contracts of a project',
  output: z.array(acceptance),
});

export const createAcceptance = defineCall({
  method: 'POST',
  path: '/api/quotes/:id/acceptances',
  who: { right: 'change', record: 'quotes' },
  versionOf: null,
  summary:
    'Begin an acceptance of an accepted quote, with its open points. `keptBack` is proposed: the retention and the amounts of those points',
  body: z.object({
    kind: z.enum(acceptanceKinds, 'Kies één oplevering, de voorlopige of de definitieve.'),
    day: requiredDay,
  }),
  output: acceptance,
  creates: true,
});

export const updateAcceptance = defineCall({
  method: 'PUT',
  path: '/api/acceptances/:id',
  who: { right: 'change', record: 'acceptances' },
  summary:
    'Change minutes that nobody signed. Those that were sent become a draft again, and nobody outside sees them any more',
  body: changesOf(acceptanceFields),
  output: acceptance,
});

export const removeAcceptance = defineCall({
  method: 'DELETE',
  path: '/api/acceptances/:id',
  who: { right: 'change', record: 'acceptances' },
  summary: 'Remove minutes that nobody signed',
});

export const sendAcceptance = defineCall({
  method: 'POST',
  path: '/api/acceptances/:id/send',
  who: { right: 'change', record: 'acceptances' },
  versionOf: { kind: 'acceptances' },
  summary:
    'Freeze the minutes as a PDF with its hash, and show them on the pages of these contacts. Mailed where the server mails and the contact has an address',
  body: z.object({
    contactIds: z
      .array(id, 'Kies naar wie het proces-verbaal gaat.')
      .min(1, 'Kies naar wie het proces-verbaal gaat.')
      .max(10, 'Hoogstens tien contacten.')
      .transform((ids) => [...new Set(ids)]),
  }),
  output: z.array(z.object({ contactId: id, url: z.string().nullable(), isMailed: z.boolean() })),
  limit: { max: 30, perSeconds: 3_600 },
});

const noVersion = 'Zeg erbij welke versie u las: laad de pagina opnieuw.';

export const signing = z.object({
  /** As it was read: nobody signs words that they didn’t see. A form without a script sends it as text. */
  version: z.coerce.number(noVersion).pipe(z.int(noVersion).min(1, noVersion)),
  name: requiredLine(120, 'Vul uw naam in.'),
  answer: z.enum(answers, 'Kies akkoord, akkoord met een opmerking of niet akkoord.'),
  remark: optionalText(2_000),
});

export const signAcceptance = defineCall({
  method: 'POST',
  path: '/api/acceptances/:id/sign',
  who: { right: 'manage', record: 'acceptances' },
  versionOf: null,
  summary:
    'Sign the minutes that were read as the owner: from then on they count. Others than were read: 409 with `current` and `changed`',
  body: signing,
  output: acceptance,
  limit: { max: 30, perSeconds: 3_600 },
});

export const uploadSigned = defineCall({
  method: 'POST',
  path: '/api/acceptances/:id/paper',
  who: { right: 'change', record: 'acceptances' },
  versionOf: { kind: 'acceptances' },
  summary: 'Keep the paper that was signed by hand, itsme or eID: from then on the acceptance counts',
  body: z.object({}),
  upload: { field: 'file', kinds: ['pdf', 'jpg', 'png', 'webp', 'heic'], required: true },
  output: acceptance,
});

export const releaseKept = defineCall({
  method: 'POST',
  path: '/api/acceptances/:id/release',
  who: { right: 'change', record: 'acceptances' },
  versionOf: { kind: 'acceptances' },
  summary: 'What was kept back may be paid, whatever is still open',
  output: acceptance,
});

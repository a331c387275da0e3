import { z } from 'zod';
import { defineCall } from '#/core/call';
import { fromForm, id, moment, requiredText } from '#/core/shapes';

export const sectionIds = ['volledigheid', 'btwEnPrijzen', 'betrouwbaarheid', 'marktconformiteit'] as const;
export type SectionId = (typeof sectionIds)[number];

export const sources = ['regels', 'ai'] as const;
/** `unknown`: there was nothing to look at, or not where it would stand. */
export const findingStates = ['ok', 'partly', 'missing', 'wrong', 'unknown'] as const;
export type FindingState = (typeof findingStates)[number];

export const maxQuoteText = 100_000;
export const noText = 'Voer eerst de offerte tekst in.';

const score = z.number().min(0).max(10);

/** One thing that was looked for, with what was found and what it weighs in its section. */
export const finding = z.object({
  id: z.string(),
  section: z.enum(sectionIds),
  lookedFor: z.string(),
  state: z.enum(findingStates),
  /** The place in the quote that decided, where there is one. */
  passage: z.string().nullable(),
  /** Points that can be had, and that were given; below zero where it takes away. */
  weight: z.number(),
  points: z.number(),
  sentence: z.string(),
  /** The same in a few words, as the lists of what is missing or alarming have it. */
  short: z.string().optional(),
});
export type Finding = z.infer<typeof finding>;

const section = { score, feedback: z.string(), findings: z.array(finding) };

/** The specification's analysis, by its own names; what it doesn't know is said in ours. */
export const quoteAnalysis = z.object({
  totaalScore: score,
  volledigheid: z.object({ ...section, ontbrekendeOnderdelen: z.array(z.string()) }),
  btwEnPrijzen: z.object({ ...section, btwCorrect: z.boolean() }),
  betrouwbaarheid: z.object({ ...section, waarschuwingen: z.array(z.string()) }),
  marktconformiteit: z.object({ ...section, prijsIndicatie: z.string() }),
  verbeterpunten: z.array(z.string()),
  /** Who judged. */
  bron: z.enum(sources),
  /** Why the language model didn't, where there is one. */
  aiNote: z.string().nullable(),
  /** As it stands on the quote, for the mail. */
  quoteNumber: z.string().nullable(),
  /** Read from a picture: a misread digit may look like a wrong sum. */
  scanned: z.boolean(),
  /** Pages that were not read: what is said to be missing may stand on them. */
  pagesLeftOut: z.int().default(0),
});
export type QuoteAnalysis = z.infer<typeof quoteAnalysis>;

/** A result waits a day for the quote it is to be kept with. */
export const quoteCheck = quoteAnalysis.extend({
  checkId: id,
  checkedAt: moment,
  /** Where there is an AI service: all that it would be told of this quote, once the owner says yes. */
  aiPreview: z.string().nullable(),
  /** Kept with a quote that changed since, or whose file did. */
  isOld: z.boolean(),
});
export type QuoteCheck = z.infer<typeof quoteCheck>;

export const checkScore = z.object({
  quoteId: id,
  totaalScore: score,
  bron: z.enum(sources),
  checkedAt: moment,
  /** The quote or its file changed since. */
  isOld: z.boolean(),
  /** What the quote says of when the works begin and how long they take. */
  term: z.string().nullable(),
});
export type CheckScore = z.infer<typeof checkScore>;

const limit = { max: 20, perSeconds: 60 };
/** The project whose intake tells how old the home is, which decides between 6% and 21%. */
const ofProject = id.nullish();

export const analyzeQuoteText = defineCall({
  method: 'POST',
  path: '/api/quotes/analyze',
  who: 'signed-in',
  summary: 'Judge the text of a quote',
  body: z.object({ quoteText: requiredText(maxQuoteText, noText), projectId: ofProject }),
  output: quoteCheck,
  limit,
});

export const analyzeQuotePdf = defineCall({
  method: 'POST',
  path: '/api/quotes/analyze-pdf',
  who: 'signed-in',
  summary: 'Judge a quote in a PDF, whether it holds text or pictures of pages',
  body: z.object({ projectId: fromForm(ofProject) }),
  upload: { field: 'pdf', kinds: ['pdf'], required: true, readOnly: true },
  output: quoteCheck,
  limit,
});

export const analyzeStoredQuote = defineCall({
  method: 'POST',
  path: '/api/quotes/:id/analyze',
  who: { right: 'read', record: 'quotes' },
  summary: 'Judge the PDF, picture or other paper that is kept with a quote; nothing is changed',
  output: quoteCheck,
  limit,
});

export const askAiOpinion = defineCall({
  method: 'POST',
  path: '/api/quote-checks/:id/opinion',
  who: 'signed-in',
  summary:
    'Send the aiPreview of a check of one’s own, and nothing else, to the AI service; its opinion on top',
  output: quoteCheck,
  limit: { max: 10, perSeconds: 60 },
});

/** Another amount, sender, number or file makes a judgement an old one. */
const judged = ['quoteChecks', 'quotes.contactId', 'quotes.quoteNumber', 'quotes.amount', 'quotes.fileKey'];

export const listCheckScores = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/quote-checks',
  who: { right: 'read' },
  token: 'read',
  shows: judged,
  summary: 'The scores that are kept with the quotes of a project',
  output: z.array(checkScore),
  sameForAll: true,
});

export const getQuoteCheck = defineCall({
  method: 'GET',
  path: '/api/quotes/:id/check',
  who: { right: 'read', record: 'quotes' },
  token: 'read',
  shows: judged,
  summary: 'The result that is kept with a quote, or null',
  output: quoteCheck.nullable(),
  sameForAll: true,
});

export const keepQuoteCheck = defineCall({
  method: 'PUT',
  path: '/api/quotes/:id/check',
  versionOf: null,
  who: { right: 'change', record: 'quotes', orOwn: true },
  summary: 'Keep a result of one’s own with a quote, in place of an earlier one. It is named, never sent',
  body: z.object({ checkId: id }),
  output: quoteCheck,
});

export const removeQuoteCheck = defineCall({
  method: 'DELETE',
  path: '/api/quotes/:id/check',
  versionOf: null,
  who: { right: 'change', record: 'quotes', orOwn: true },
  summary: 'Remove the result that is kept with a quote',
});

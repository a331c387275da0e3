import { z } from 'zod';
import { defineCall } from '#/core/call';
import { changesOf } from '#/core/changes-of';
import { id, optionalLine, version } from '#/core/shapes';

/** A storey of a home, with the page of a paper that shows it. */
export const plan = z.object({
  id,
  /** Null while it is in the trash: the plan has a drawing of its own. */
  documentId: id.nullable(),
  page: z.int(),
  storey: z.string().nullable(),
  position: z.int(),
  /** The drawing of it. */
  filePath: z.string(),
  width: z.int(),
  height: z.int(),
  version,
  /** Whether who asks may change or remove it. */
  mayChange: z.boolean(),
});
export type Plan = z.infer<typeof plan>;

const mostPages = 500;
const mostPlans = 200;
export const storeyLength = 60;

const noPage = 'Vul het nummer van een bladzijde in.';
const noPlace = `Vul een plaats in de rij in, van 0 tot ${mostPlans}.`;

export const planFields = z.object({
  documentId: z.int('Kies een document.').positive('Kies een document.').max(2_147_483_647),
  page: z.int(noPage).min(1, noPage).max(mostPages, `Hoogstens bladzijde ${mostPages}.`).default(1),
  storey: optionalLine(storeyLength),
  position: z.int(noPlace).min(0, noPlace).max(mostPlans, noPlace).default(0),
});
export type PlanFields = z.output<typeof planFields>;

export const listPlans = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/plans',
  who: { right: 'read' },
  token: 'read',
  shows: ['plans', 'documents', 'files'],
  summary: 'The plans of a home, in their order: each a picture, or a page of a PDF',
  output: z.array(plan),
});

export const createPlan = defineCall({
  method: 'POST',
  path: '/api/projects/:projectId/plans',
  who: { right: 'change' },
  summary: 'Make a plan of a picture, or of a page of a PDF, among the documents',
  body: planFields,
  output: plan,
  limit: { max: 60, perSeconds: 600, name: 'plans' },
  creates: true,
});

export const updatePlan = defineCall({
  method: 'PUT',
  path: '/api/plans/:id',
  who: { right: 'change', record: 'plans' },
  summary: 'Change a plan. One of another document or page is drawn anew; its pins stay where they are',
  body: changesOf(planFields),
  output: plan,
  limit: { max: 120, perSeconds: 600, name: 'plans' },
});

export const removePlan = defineCall({
  method: 'DELETE',
  path: '/api/plans/:id',
  who: { right: 'change', record: 'plans' },
  summary: 'Remove a plan; what is pinned on it says no place until it comes back',
});

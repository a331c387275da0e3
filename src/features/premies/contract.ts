import { z } from 'zod';
import { defineCall } from '#/core/call';
import { id } from '#/core/wire';

/** One for each work of the simulator, and what owners also ask a premium for. */
export const subsidyTypeNames = [
  'Dakisolatie en dakwerken',
  'Ramen en deuren',
  'Vloerisolatie',
  'Muurisolatie',
  'Warmtepomp',
  'Warmtepompboiler',
  'Voorbereidende werken isolatie',
  'Sanitair en elektriciteit',
  'Zonnepanelen',
  'Zonneboiler',
  'Ventilatie',
  'Asbestverwijdering',
  'Andere werken',
] as const;

export const subsidyType = z.object({ id, name: z.string() });

export const listSubsidyTypes = defineCall({
  method: 'GET',
  path: '/api/subsidy-types',
  who: 'signed-in',
  summary: 'The kinds of work a premium may exist for',
  output: z.array(subsidyType),
});

export const initSubsidyTypes = defineCall({
  method: 'POST',
  path: '/api/subsidy-types/init',
  who: 'signed-in',
  summary: 'Add the kinds that are missing; safe to repeat',
  output: z.array(subsidyType),
});

import { z } from 'zod';
import { defineCall } from '#/core/call';
import {
  amount,
  amountInput,
  day,
  id,
  moment,
  optionalLine,
  optionalText,
  quantity,
  quantityInput,
  version,
} from '#/core/shapes';
import { invoiceKinds, invoiceStatuses } from '#/features/papers/shared/invoices/contract';
import { categories, simulationResult } from '#/features/premiums/premies/rules/result';
import { simulation, simulationBody } from '#/features/premiums/premies/rules/simulation';
import { defaultWorkName, workNames } from '#/features/premiums/shared/premies/rules/works';
import { subsidyType } from '#/features/work/shared/subsidy-types';

/** One for each work of the simulator, and what owners also ask a premium for. */
export const subsidyTypeNames = [
  workNames.dak,
  workNames.ramen,
  workNames.vloer,
  workNames.muur,
  workNames.warmtepomp,
  workNames.warmtepompboiler,
  workNames.voorbereidingswerken_isolatie,
  workNames.voorbereidingswerken_sanitair,
  'Zonnepanelen',
  'Zonneboiler',
  'Ventilatie',
  'Asbestverwijdering',
  'Andere werken',
] as const;

export const initSubsidyTypes = defineCall({
  method: 'POST',
  path: '/api/subsidy-types/init',
  who: 'signed-in',
  summary: 'Add the kinds that are missing; safe to repeat',
  output: z.array(subsidyType),
});

export const simulatePremium = defineCall({
  method: 'POST',
  path: '/api/premie/simulate',
  who: 'signed-in',
  summary: 'What premium to expect, by the rules of the day one applies; without a day by those of July 2025',
  body: simulationBody,
  output: simulationResult,
});

export const premieCalculation = z.object({
  id,
  werksoort: z.string(),
  categorie: z.int().min(1).max(4),
  investering: amount,
  asbestM2: quantity.nullable(),
  oppervlakte: quantity.nullable(),
  premieBedrag: amount,
  plafondBereikt: z.boolean(),
  notes: z.string().nullable(),
  /** Whether it is in the sum of what is expected. */
  counts: z.boolean(),
  /** Which rules it was made with, and from what; null for one that was sent without its input. */
  ruleTable: z.string().nullable(),
  input: simulation.nullable(),
  version,
  createdAt: moment,
});
export type PremieCalculation = z.infer<typeof premieCalculation>;

const countsInput = z.boolean('Zeg of deze berekening meetelt: true of false.');

const categoryText = 'Kies een inkomenscategorie van 1 tot 4.';

/** With its input, the server calculates again and takes nothing else from here. */
export const calculationFields = z.object({
  werksoort: optionalLine(300).transform((value) => value ?? defaultWorkName),
  categorie: z.literal(categories, categoryText),
  investering: amountInput,
  asbestM2: quantityInput.nullish().transform((value) => value ?? '0'),
  oppervlakte: quantityInput.nullish().transform((value) => value ?? null),
  premieBedrag: amountInput,
  plafondBereikt: z.boolean('Zeg of het plafond bereikt is: true of false.').default(false),
  notes: optionalText(2_000),
  input: simulationBody.nullish(),
  ruleTable: z.string().max(40, 'Hoogstens 40 tekens.').nullish(),
  counts: countsInput.default(true),
  /** Calculations that no longer count once this one is kept. */
  insteadOf: z
    .array(id, 'Geef een lijst van berekeningen.')
    .max(100, 'Hoogstens 100 berekeningen.')
    .default([]),
});

export const listCalculations = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/premie-calculations',
  who: { right: 'read' },
  token: 'read',
  shows: ['premieCalculations'],
  summary: 'The saved premium calculations of a project, newest first',
  output: z.array(premieCalculation),
  sameForAll: true,
});

export const createCalculation = defineCall({
  method: 'POST',
  path: '/api/projects/:projectId/premie-calculations',
  who: { right: 'change' },
  summary: 'Keep a premium calculation',
  body: calculationFields,
  output: premieCalculation,
  creates: true,
});

export const updateCalculation = defineCall({
  method: 'PUT',
  path: '/api/premie-calculations/:id',
  who: { right: 'change', record: 'premieCalculations' },
  summary: 'Say whether a saved premium calculation counts in what is expected',
  body: z.object({ counts: countsInput }),
  output: premieCalculation,
});

export const removeCalculation = defineCall({
  method: 'DELETE',
  path: '/api/premie-calculations/:id',
  who: { right: 'change', record: 'premieCalculations' },
  summary: 'Remove a saved premium calculation',
});

export const eligibleInvoice = z.object({
  id,
  invoiceNumber: z.string().nullable(),
  description: z.string().nullable(),
  amount,
  paid: amount,
  kind: z.enum(invoiceKinds),
  status: z.enum(invoiceStatuses),
  netted: z.boolean(),
  dueDate: day.nullable(),
});
export type EligibleInvoice = z.infer<typeof eligibleInvoice>;

export const eligibleItem = z.object({
  id,
  category: z.string(),
  description: z.string(),
  totalPrice: amount,
  /** As it counts in the total, beside invoices: with VAT. Null where it has no price. */
  withVat: amount.nullable(),
  /** A marked invoice asks for it: it is not counted once more in the total. */
  isInvoiced: z.boolean(),
});
export type EligibleItem = z.infer<typeof eligibleItem>;

const eligibleCosts = z.object({
  totalEligible: amount,
  paidEligible: amount,
  /** A rough estimate. */
  expectedRefund: amount,
  invoices: z.array(eligibleInvoice),
  items: z.array(eligibleItem),
});
export type EligibleCosts = z.infer<typeof eligibleCosts>;

export const getEligibleCosts = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/eligible-costs',
  who: { right: 'read' },
  token: 'read',
  summary: 'What is marked as eligible for a premium, with its sums',
  output: eligibleCosts,
  sameForAll: true,
});

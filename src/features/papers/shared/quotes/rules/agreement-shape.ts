import { z } from 'zod';
import { optionalFormDay } from '#/core/form-fields';
import { amount, amountInput, day, id, optionalLine } from '#/core/shapes';

/** How the price was agreed on. */
export const contractKinds = ['fixed', 'quantities', 'hourly'] as const;
export type ContractKind = (typeof contractKinds)[number];

/** When a part is to be paid. */
export const instalmentMoments = ['order', 'start', 'task', 'provisional', 'final'] as const;
export type InstalmentMoment = (typeof instalmentMoments)[number];

const percent = z.number().min(0).max(100);

/** A part of the contract sum, in per cent or as an amount with VAT. */
export const instalment = z.object({
  label: z.string(),
  percent: percent.nullable(),
  amount: amount.nullable(),
  on: z.enum(instalmentMoments),
  taskId: id.nullable(),
  date: day.nullable(),
});
export type Instalment = z.infer<typeof instalment>;

export const agreement = z.object({
  kind: z.enum(contractKinds).nullable(),
  instalments: z.array(instalment),
  /** Kept back of each part until acceptance, in per cent. */
  retention: percent,
  /** How much of the work is done, in per cent. */
  progress: percent,
});
export type Agreement = z.infer<typeof agreement>;

const wrongPercent = 'Vul een percentage in tussen 0 en 100, met hoogstens twee decimalen.';
const percentIn = z
  .union([z.number(), z.string().max(10)], wrongPercent)
  .transform((typed) => (typeof typed === 'string' ? Number(typed.trim().replace(',', '.') || 'x') : typed))
  .pipe(z.number(wrongPercent).min(0, wrongPercent).max(100, wrongPercent).multipleOf(0.01, wrongPercent));

const instalmentIn = z
  .object({
    label: optionalLine(120).transform((typed) => typed ?? ''),
    percent: percentIn.nullish().transform((typed) => typed ?? null),
    amount: amountInput.nullish().transform((typed) => typed ?? null),
    on: z.enum(instalmentMoments, 'Kies wanneer dit deel betaald wordt.'),
    taskId: id.nullish().transform((typed) => typed ?? null),
    date: optionalFormDay,
  })
  .refine((each) => (each.percent === null) !== (each.amount === null), {
    message: 'Vul voor elk deel een percentage of een bedrag in, niet allebei.',
  });

const mostInstalments = 24;

export const agreementFields = z
  .object({
    kind: z
      .enum(contractKinds, 'Kies hoe de prijs is afgesproken.')
      .nullish()
      .transform((kind) => kind ?? null),
    instalments: z
      .array(instalmentIn)
      .max(mostInstalments, `Hoogstens ${mostInstalments} delen.`)
      .nullish()
      .transform((parts) => parts ?? []),
    retention: percentIn.nullish().transform((typed) => typed ?? 0),
    progress: percentIn.nullish().transform((typed) => typed ?? 0),
  })
  .refine(({ instalments }) => sumOf(instalments) <= 10_000, {
    path: ['instalments'],
    message: 'De delen maken samen meer dan 100%.',
  });

/** In hundredths of a per cent. */
function sumOf(instalments: readonly { percent: number | null }[]): number {
  return instalments.reduce((sum, each) => sum + Math.round((each.percent ?? 0) * 100), 0);
}

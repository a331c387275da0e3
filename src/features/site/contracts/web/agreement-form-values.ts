import { z } from 'zod';
import { centsFromDecimal, decimalFromCents } from '#/core/money';
import type { Quote } from '#/features/papers/shared/quotes/contract';
import { noAgreement } from '#/features/papers/shared/quotes/rules/agreement';
import {
  type Agreement,
  contractKinds,
  instalmentMoments,
} from '#/features/papers/shared/quotes/rules/agreement-shape';
import { centsValue, dayValue, typedText } from '#/platform/web/form-schema';

const wrongPercent = 'Vul een percentage in tussen 0 en 100.';
const isPercent = (typed: string) => /^\d{1,3}(?:[.,]\d{1,2})?$/.test(typed) && readPercent(typed) <= 100;
const percentText = z
  .string()
  .trim()
  .refine((typed) => typed === '' || isPercent(typed), wrongPercent);

function readPercent(typed: string): number {
  return Number(typed.replace(',', '.'));
}

function showPercent(percent: number | null): string {
  return percent === null || percent === 0 ? '' : String(percent).replace('.', ',');
}

const part = z
  .object({
    label: typedText(120),
    percent: percentText,
    amount: centsValue.nullable(),
    on: z.enum(instalmentMoments),
    taskId: z.string(),
    date: dayValue.nullable(),
  })
  .refine(({ percent, amount }) => (percent === '') !== (amount === null), {
    path: ['percent'],
    message: 'Vul een percentage of een bedrag in.',
  });

export const agreementForm = z.object({
  kind: z.union([z.enum(contractKinds), z.literal('')]),
  progress: percentText,
  retention: percentText,
  instalments: z
    .array(part)
    .refine(
      (parts) =>
        parts.reduce((sum, { percent }) => sum + Math.round(readPercent(percent || '0') * 100), 0) <= 10_000,
      'De delen maken samen meer dan 100%.',
    ),
});
export type AgreementDraft = z.input<typeof agreementForm>;
export type AgreementValues = z.output<typeof agreementForm>;

export const emptyPart: AgreementDraft['instalments'][number] = {
  ...{ label: '', percent: '', amount: null, on: 'order', taskId: '', date: null },
};

export function draftOfAgreement({ agreement }: Pick<Quote, 'agreement'>): AgreementDraft {
  const { kind, progress, retention, instalments } = agreement ?? noAgreement;
  return {
    kind: kind ?? '',
    progress: showPercent(progress),
    retention: showPercent(retention),
    instalments: instalments.map(({ percent, amount, taskId, ...rest }) => ({
      ...rest,
      percent: percent === null ? '' : String(percent).replace('.', ','),
      amount: amount === null ? null : centsFromDecimal(amount),
      taskId: taskId === null ? '' : String(taskId),
    })),
  };
}

export function agreementOf({ kind, progress, retention, instalments }: AgreementValues): Agreement {
  return {
    kind: kind || null,
    progress: readPercent(progress || '0'),
    retention: readPercent(retention || '0'),
    instalments: instalments.map(({ percent, amount, taskId, ...rest }) => ({
      ...rest,
      percent: percent === '' ? null : readPercent(percent),
      amount: amount === null ? null : decimalFromCents(amount),
      taskId: taskId === '' ? null : Number(taskId),
    })),
  };
}

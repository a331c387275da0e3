import { z } from 'zod';
import { lineForm } from '#/features/papers/shared/web/line-form-values';
import { filled, typedText } from '#/platform/web/form-schema';

const wrongDays = 'Vul een aantal dagen in tussen -999 en 999.';

export const extraForm = z.object({
  title: filled(typedText(200), 'Geef het meerwerk een naam.'),
  reason: typedText(2_000),
  days: z
    .string()
    .trim()
    .regex(/^-?\d{0,3}$/, wrongDays),
  lines: z.array(lineForm),
});
export type ExtraDraft = z.input<typeof extraForm>;
export type ExtraValues = z.output<typeof extraForm>;

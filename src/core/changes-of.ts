import { z } from 'zod';

type Changes<Fields extends z.ZodObject> = z.ZodType<Partial<z.output<Fields>>, Partial<z.input<Fields>>>;

/** Undefined where it is left out, whatever the field makes of nothing. */
function orLeftOut(field: z.core.SomeType): z.ZodType {
  const sent = field as z.ZodType;
  return z
    .unknown()
    .optional()
    .transform((value, context) => {
      if (value === undefined) return undefined;
      const { data, error } = sent.safeParse(value);
      for (const { message, path } of error?.issues ?? []) {
        context.addIssue({ code: 'custom', message, path: [...path] });
      }
      return error ? z.NEVER : data;
    });
}

/**
 * The body of a change: each field is checked as in the whole record, and one that is left out stays as it is. What
 * holds between fields is for who knows the others.
 */
export function changesOf<Fields extends z.ZodObject>(fields: Fields): Changes<Fields> {
  const shape = Object.fromEntries(
    Object.entries(fields.shape).map(([name, field]) => [name, orLeftOut(field)]),
  );
  return z.object(shape) as unknown as Changes<Fields>;
}

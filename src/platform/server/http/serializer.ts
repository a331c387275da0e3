import type { FastifySerializerCompiler } from 'fastify/types/schema';
import { serializerCompiler as encodeByZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

/** Takes of a value what a shape allows. */
type Trim = (value: unknown) => unknown;

const plainTypes = new Set([
  'string',
  'number',
  'int',
  'boolean',
  'null',
  'literal',
  'enum',
  'unknown',
  'any',
]);

function asItIs(value: unknown): unknown {
  return value;
}

function trimObject(shape: Readonly<Record<string, z.core.$ZodType>>): Trim {
  const fields = Object.entries(shape).map(([key, field]) => ({ key, trim: trimFor(field) }));
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    const given = value as Record<string, unknown>;
    const allowed: Record<string, unknown> = {};
    for (const { key, trim } of fields) {
      const inner = given[key];
      allowed[key] = trim === asItIs ? inner : trim(inner);
    }
    return allowed;
  };
}

function trimArray(element: z.core.$ZodType): Trim {
  const trim = trimFor(element);
  if (trim === asItIs) return asItIs;
  return (value) => (Array.isArray(value) ? value.map(trim) : value);
}

function trimFor(schema: z.core.$ZodType): Trim {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (plainTypes.has(def.type)) return asItIs;
  switch (def.type) {
    case 'object':
      return def.catchall ? byZod(schema) : trimObject(def.shape);
    case 'array':
      return trimArray(def.element);
    case 'nullable':
    case 'optional':
    case 'readonly':
      return trimInner(def.innerType);
    case 'union':
      return def.options.every((option) => trimFor(option) === asItIs) ? asItIs : byZod(schema);
    default:
      return byZod(schema);
  }
}

function trimInner(schema: z.core.$ZodType): Trim {
  const trim = trimFor(schema);
  if (trim === asItIs) return asItIs;
  return (value) => (value === null || value === undefined ? value : trim(value));
}

function byZod(schema: z.core.$ZodType): Trim {
  return (value) => z.encode(schema as z.ZodType, value);
}

/**
 * Sends what a contract's output allows, nothing more. Checking every value of our own tables again is what a list
 * would spend most of its time on, so that is done where mistakes are looked for: in tests and while developing.
 */
export function createSerializer({ checked }: { checked: boolean }): FastifySerializerCompiler<unknown> {
  return (part) => {
    const trim = trimFor(part.schema as z.core.$ZodType);
    if (!checked) return (data) => JSON.stringify(trim(data));
    const encode = encodeByZod(part as Parameters<typeof encodeByZod>[0]);
    return (data) => {
      const expected = encode(data);
      if (JSON.stringify(trim(data)) !== expected)
        throw new Error(
          `${part.method} ${part.url}: an answer is trimmed differently than its contract says`,
        );
      return expected;
    };
  };
}

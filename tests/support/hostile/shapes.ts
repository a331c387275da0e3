import fc from 'fast-check';
import type { z } from 'zod';
import { anyNumber, anyText, anyValue, plausibleValues } from './values';

/** Ids that exist, and those that a field of that name would hold. */
export type KnownIds = { ids: readonly number[]; named: Readonly<Record<string, number>> };

type Shape = Readonly<Record<string, z.core.$ZodType>>;

/** What a schema asks for, now and then with one field that is something else, or with every field as it likes. */
export function shapedLike(schema: z.core.$ZodType, known: KnownIds): fc.Arbitrary<unknown> {
  return fc.oneof(
    { arbitrary: fitting(schema, known), weight: 3 },
    { arbitrary: spoilt(schema, known), weight: 4 },
    { arbitrary: loosely(schema, known), weight: 3 },
    { arbitrary: anyValue, weight: 1 },
  );
}

function defOf(schema: z.core.$ZodType): z.core.$ZodTypes['_zod']['def'] {
  return (schema as z.core.$ZodTypes)._zod.def;
}

/** The fields of an object, also behind a check, a default or a conversion. */
function findShape(schema: z.core.$ZodType): Shape | undefined {
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      return def.shape;
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return findShape(def.innerType);
    case 'pipe':
      return findShape(def.in) ?? findShape(def.out);
    default:
      return undefined;
  }
}

function findElement(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const def = defOf(schema);
  if (def.type === 'array') return def.element;
  if (def.type === 'pipe') return findElement(def.in) ?? findElement(def.out);
  return 'innerType' in def ? findElement(def.innerType) : undefined;
}

/** Values that the schema takes, found by trying; where none does, whatever has its type. */
function fitting(schema: z.core.$ZodType, known: KnownIds): fc.Arbitrary<unknown> {
  const shape = findShape(schema);
  if (shape) {
    return fc.record(
      mapShape(shape, (field, name) =>
        known.named[name] === undefined ? fitting(field, known) : fc.constant(known.named[name]),
      ),
    );
  }
  const element = findElement(schema);
  if (element) return fc.array(fitting(element, known), { minLength: 1, maxLength: 3 });
  const candidates = [...known.ids, ...plausibleValues, ...namesIn(schema)];
  const taken = candidates.filter((value) => (schema as z.ZodType).safeParse(value).success);
  return taken.length > 0 ? fc.constantFrom(...taken) : loosely(schema, known);
}

function namesIn(schema: z.core.$ZodType): unknown[] {
  const def = defOf(schema);
  if (def.type === 'enum') return Object.values(def.entries);
  if (def.type === 'literal') return [...def.values];
  if (def.type === 'union') return def.options.flatMap(namesIn);
  if (def.type === 'pipe') return [...namesIn(def.in), ...namesIn(def.out)];
  return 'innerType' in def ? namesIn(def.innerType) : [];
}

/** All fields fit but one. */
function spoilt(schema: z.core.$ZodType, known: KnownIds): fc.Arbitrary<unknown> {
  const shape = findShape(schema);
  const names = Object.keys(shape ?? {});
  if (!shape || names.length === 0) return loosely(schema, known);
  return fc
    .tuple(fitting(schema, known), fc.constantFrom(...names), fc.oneof(anyText, anyText, anyValue))
    .map(([whole, name, value]) => ({ ...(whole as object), [name]: value }));
}

function mapShape(shape: Shape, make: (field: z.core.$ZodType, name: string) => fc.Arbitrary<unknown>) {
  return Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, make(field, key)]));
}

function loosely(schema: z.core.$ZodType, known: KnownIds): fc.Arbitrary<unknown> {
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      return looseObject(def.shape, known);
    case 'array':
      return fc.array(shapedLike(def.element, known), { maxLength: 4 });
    case 'string':
      return anyText;
    case 'number':
      return fc.oneof(anyNumber, fc.constantFrom(...known.ids));
    case 'boolean':
      return fc.boolean();
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'union':
      return fc.oneof(...def.options.map((option) => shapedLike(option, known)));
    case 'record':
      return fc.dictionary(
        fc.oneof(loosely(def.keyType, known).map(String), anyText),
        shapedLike(def.valueType, known),
        { maxKeys: 5 },
      );
    case 'pipe':
      return loosely(defOf(def.in).type === 'transform' ? def.out : def.in, known);
    default:
      return 'innerType' in def ? loosely(def.innerType, known) : anyValue;
  }
}

function looseObject(shape: Shape, known: KnownIds): fc.Arbitrary<Record<string, unknown>> {
  const fields = mapShape(shape, (field) => shapedLike(field, known));
  const extra = fc.dictionary(anyText, anyValue, { maxKeys: 3 });
  return fc.oneof(
    fc.record(fields, { requiredKeys: [] }),
    fc.tuple(fc.record(fields), extra).map(([given, more]) => ({ ...more, ...given })),
  );
}

/** As far as it is needed to know which texts are free. */
export type Schema = {
  type?: string | readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  anyOf?: readonly Schema[];
  enum?: readonly unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
};

const begin = '[inhoud van document]';
const end = '[einde]';

/** What stands on a paper can't end its own frame. */
export function frame(text: string): string {
  const inside = text.replaceAll(/\[(inhoud van document|einde)\]/gi, '($1)');
  return `${begin} ${inside} ${end}`;
}

/** A day, a moment, an amount or a number: it can say nothing that somebody would follow. */
const figure = /^[\d.,:+TZ-]{1,40}$/;

function isFree({ enum: words, const: word, format, pattern }: Schema): boolean {
  return words === undefined && word === undefined && format === undefined && pattern === undefined;
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function waysOf(schema: Schema): readonly Schema[] {
  return schema.anyOf?.flatMap(waysOf) ?? [schema];
}

function fitting(value: unknown, schema: Schema): Schema {
  const type = typeOf(value);
  const ways = waysOf(schema);
  // A word of a list before any other text.
  const ofType = ways.filter((way) => way.type === undefined || way.type === type);
  return ofType.find((way) => way.enum?.includes(value) || way.const === value) ?? ofType[0] ?? {};
}

/**
 * Puts what stands on papers between two marks: it is content, and not an instruction. Only of the fields that are
 * named, and below those only what is free text by the contract: amounts, days, numbers and words of a list stay what they
 * are.
 */
export function frameFields(
  value: unknown,
  schema: Schema,
  fields: readonly string[],
  isInside = false,
): unknown {
  const own = fitting(value, schema);
  if (typeof value === 'string')
    return isInside && value !== '' && isFree(own) && !figure.test(value) ? frame(value) : value;
  if (Array.isArray(value)) return value.map((each) => frameFields(each, own.items ?? {}, fields, isInside));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      frameFields(each, own.properties?.[name] ?? {}, fields, isInside || fields.includes(name)),
    ]),
  );
}

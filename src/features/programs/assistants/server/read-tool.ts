import { z } from 'zod';
import type { Call } from '#/core/call';
import { AppError } from '#/core/errors';
import { frameFields, type Schema } from '#/features/programs/assistants/rules/framed';
import { mostCharacters, pageLists, pageOf } from '#/features/programs/assistants/rules/page-of';
import { plainFields } from '#/features/programs/assistants/rules/plain-amounts';
import type { ReadTool } from '#/features/programs/assistants/rules/tools';
import { type Asking, type Asks, addressOf, readAs } from '#/features/programs/assistants/server/asking';

type Json = Record<string, unknown>;
type ObjectSchema = { type: 'object'; properties: Record<string, object>; required: string[] };

const fromField = 'vanaf';
const mostFrom = 1_000_000;

function schemaOf(shape: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' }) as Json;
  return schema;
}

function outputOf({ path, output }: Call): Json {
  if (!output) throw new Error(`${path} answers nothing that an assistant could read`);
  return schemaOf(output, 'output');
}

const href = { type: 'string', description: 'Waar dit in de app staat' };
const next = {
  anyOf: [{ type: 'integer' }, { type: 'null' }],
  description: `Waar de volgende bladzijde begint: geef dit als ‘${fromField}’`,
};

function withHref(schema: Json): Json {
  if (schema.type !== 'object') throw new Error('an assistant reads records, which have fields');
  return {
    ...schema,
    properties: { ...(schema.properties as Json), href },
    required: [...new Set([...((schema.required as string[] | undefined) ?? []), 'href'])],
  };
}

/** What the contract takes, and where to begin. */
export function inputOf({ query }: Call): ObjectSchema {
  const own = query ? (schemaOf(query, 'input') as Partial<ObjectSchema>) : {};
  return {
    type: 'object',
    properties: {
      ...own.properties,
      [fromField]: {
        type: 'integer',
        minimum: 0,
        maximum: mostFrom,
        description: 'Het hoeveelste record eerst komt',
      },
    },
    required: own.required ?? [],
  };
}

/** What the contract answers, each record with its address. */
export function answerSchemaOf(call: Call): ObjectSchema {
  const output = outputOf(call);
  if (output.type === 'array') {
    const records = { type: 'array', items: withHref(output.items as Json) };
    const properties = { records, total: { type: 'integer' }, next, href };
    return { type: 'object', properties, required: ['records', 'total', 'next', 'href'] };
  }
  const whole = withHref(output) as unknown as ObjectSchema;
  return { ...whole, properties: { ...whole.properties, next }, required: [...whole.required, 'next'] };
}

const tooLarge = 'Dit antwoord is te groot om in één keer te lezen. Kijk in de app zelf:';

function readArguments(given: Json, input: ObjectSchema): { from: number; query: Record<string, string> } {
  const { [fromField]: start = 0, ...rest } = given;
  if (typeof start !== 'number' || !Number.isInteger(start) || start < 0 || start > mostFrom)
    throw new AppError('invalid', `‘${fromField}’ is een geheel getal vanaf 0.`);
  const query: Record<string, string> = {};
  for (const [name, value] of Object.entries(rest)) {
    if (!(name in input.properties)) throw new AppError('invalid', `Onbekend veld: ${name.slice(0, 60)}.`);
    if (value !== undefined && value !== null) query[name] = String(value);
  }
  return { from: start, query };
}

export async function runReadTool(asks: Asks, asking: Asking, tool: ReadTool, given: Json): Promise<Json> {
  const call = asks.callAt('GET', tool.path);
  if (!call) throw new Error(`${tool.path}: there is no such call`);
  const { from, query } = readArguments(given, inputOf(call));
  const schema = outputOf(call) as Schema;
  const read = plainFields(await readAs(asks, asking, tool.path, query), tool.sentences ?? []);
  const answer = frameFields(read, schema, tool.fromPapers);
  const home = addressOf(asks, asking, tool.page);
  if (!Array.isArray(answer)) {
    const { answer: paged, next: following } = pageLists(answer as Json, from);
    const whole = { ...paged, href: home, next: following };
    if (JSON.stringify(whole).length > mostCharacters) throw new AppError('too_large', `${tooLarge} ${home}`);
    return whole;
  }
  const rows = (answer as Json[]).map((row) => ({
    ...row,
    href: addressOf(asks, asking, tool.recordPath?.(row) ?? tool.page),
  }));
  const { rows: records, next: following } = pageOf(rows, from);
  if (records.length === 0 && following !== null)
    throw new AppError('too_large', `${tooLarge} ${rows[from]?.href ?? home}`);
  return { records, total: rows.length, next: following, href: home };
}

import { z } from 'zod';
import type { AiConfig } from '#/platform/server/config';

const timeoutMs = 30_000;
const mostBytes = 256 * 1024;

/** Why a model's answer is not used, told to the owner; the rest is for the log. */
export class AiFailure extends Error {
  readonly told: string;

  constructor(reason: string, told = 'De AI gaf geen bruikbaar antwoord.') {
    super(reason);
    this.told = told;
  }
}

const reply = z.object({
  choices: z
    .array(z.object({ message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }) }))
    .min(1),
});

async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) throw new AiFailure('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AiFailure('the answer is no JSON');
  }
}

/** Models like to put their JSON between fences. */
function withoutFences(content: string): string {
  return content
    .trim()
    .replace(/^```(?:json)?\s*/i, '')
    .replace(/```$/, '');
}

async function send(
  { baseUrl, apiKey, model }: AiConfig,
  body: object,
  signal: AbortSignal,
): Promise<Response> {
  return fetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify({ model, temperature: 0, ...body }),
    redirect: 'error',
    signal,
  });
}

/** What is asked, and the shape in which it has to be answered. */
export type Question<Shape extends z.ZodType> = { name: string; instructions: string; shape: Shape };

/** The answer of a language model, in the shape that was asked for or not at all. It is told this text and the instructions. */
export async function askModel<Shape extends z.ZodType>(
  config: AiConfig,
  question: Question<Shape>,
  text: string,
  hangUp: AbortSignal,
  patienceMs = timeoutMs,
): Promise<z.output<Shape>> {
  const deadline = AbortSignal.timeout(patienceMs);
  const signal = AbortSignal.any([deadline, hangUp]);
  try {
    return await ask(config, question, text, signal);
  } catch (error) {
    hangUp.throwIfAborted();
    if (error instanceof AiFailure) throw error;
    if (deadline.aborted) throw new AiFailure('no answer in time', 'De AI antwoordde niet op tijd.');
    const reason = error instanceof Error ? error.message : String(error);
    throw new AiFailure(`unreachable: ${reason}`, 'De AI is niet bereikbaar.');
  }
}

async function ask<Shape extends z.ZodType>(
  config: AiConfig,
  { name, instructions, shape }: Question<Shape>,
  text: string,
  signal: AbortSignal,
): Promise<z.output<Shape>> {
  const schema = z.toJSONSchema(shape);
  const told = `${instructions}\nAntwoord alleen met JSON volgens dit schema:\n${JSON.stringify(schema)}`;
  const messages = [
    { role: 'system', content: told },
    { role: 'user', content: text },
  ];
  const format = { type: 'json_schema', json_schema: { name, schema } };
  let response = await send(config, { messages, response_format: format }, signal);
  // An endpoint that knows no schemas says 400; the instructions hold the schema too.
  if (response.status === 400) {
    await response.body?.cancel();
    response = await send(config, { messages }, signal);
  }
  if (!response.ok) {
    await response.body?.cancel();
    throw new AiFailure(`status ${response.status}`, 'De AI is niet bereikbaar.');
  }
  const answer = reply.safeParse(parseJson(await readLimited(response)));
  const message = answer.data?.choices[0]?.message;
  if (!message || message.refusal || !message.content) throw new AiFailure('no answer, or a refusal');
  const said = shape.safeParse(parseJson(withoutFences(message.content)));
  if (!said.success) throw new AiFailure(`not in the schema: ${z.prettifyError(said.error).slice(0, 300)}`);
  return said.data;
}

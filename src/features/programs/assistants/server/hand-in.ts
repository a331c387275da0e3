import { fillPath } from '#/core/call';
import { AppError } from '#/core/errors';
import { type Asking, type Asks, addressOf, messageIn } from '#/features/programs/assistants/server/asking';

const path = '/api/projects/:projectId/inbox';
const longestName = 200;
/** As much as one message of an assistant holds; larger papers go by the call itself. */
const mostBase64 = 900_000;

export const handInInput = {
  type: 'object' as const,
  properties: {
    naam: {
      type: 'string',
      minLength: 1,
      maxLength: longestName,
      description: 'De naam van het bestand, met .pdf of .jpg',
    },
    inhoud: {
      type: 'string',
      minLength: 1,
      maxLength: mostBase64,
      description:
        'Het bestand in base64, hoogstens 650 kB; groter kan met POST /api/projects/{projectId}/inbox',
    },
  },
  required: ['naam', 'inhoud'],
};

export const handInOutput = {
  type: 'object' as const,
  properties: { id: { type: 'integer' }, state: { type: 'string' }, href: { type: 'string' } },
  required: ['id', 'state', 'href'],
};

type Given = { naam?: unknown; inhoud?: unknown };

/** By the same call as a scanner uses, with all that it checks. */
export async function handIn(asks: Asks, asking: Asking, { naam, inhoud }: Given) {
  if (typeof naam !== 'string' || naam.trim() === '' || naam.length > longestName)
    throw new AppError('invalid', 'Geef als ‘naam’ de naam van het bestand.');
  if (typeof inhoud !== 'string' || inhoud.length > mostBase64 || !/^[A-Za-z0-9+/=\s]+$/.test(inhoud))
    throw new AppError('invalid', 'Geef als ‘inhoud’ het bestand in base64, hoogstens 650 kB.');
  const form = new FormData();
  form.append('file', new Blob([Buffer.from(inhoud, 'base64')]), naam);
  const encoded = new Response(form);
  const { status, body } = await asks.askAsProgram({
    method: 'POST',
    url: fillPath(path, { projectId: asking.projectId }),
    headers: { ...asking.headers, 'content-type': encoded.headers.get('content-type') ?? '' },
    ip: asking.ip,
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  if (status !== 201) throw new AppError('unusable', messageIn(body));
  const { id, state } = body as { id: number; state: string };
  return { id, state, href: addressOf(asks, asking, `/postvak?id=${id}`) };
}

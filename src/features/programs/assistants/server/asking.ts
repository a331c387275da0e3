import { inProject } from '#/core/address-marks';
import { fillPath } from '#/core/call';
import { AppError } from '#/core/errors';
import type { Services } from '#/platform/server/services';

/** The program that asks, in its project. */
export type Asking = {
  projectId: number;
  headers: Readonly<Record<'authorization' | 'host', string>>;
  ip: string;
};

export type Asks = Pick<Services, 'askAsProgram' | 'publicUrl' | 'callAt' | 'finds' | 'now' | 'db'>;

/** Where something is in the app, of this project. */
export function addressOf({ publicUrl }: Asks, { projectId }: Asking, path: string): string {
  return `${publicUrl}${inProject(path, projectId)}`;
}

/** One of the house's own reads, as the program may make it. */
export async function readAs(
  { askAsProgram }: Asks,
  { projectId, headers, ip }: Asking,
  path: string,
  query: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const search = new URLSearchParams(query).toString();
  const url = `${fillPath(path, { projectId })}${search && `?${search}`}`;
  const { status, body } = await askAsProgram({ method: 'GET', url, headers, ip });
  if (status === 200) return body;
  throw new AppError('unusable', messageIn(body));
}

export function messageIn(body: unknown): string {
  const message = (body as { message?: unknown } | null)?.message;
  return typeof message === 'string' ? message : 'Dit kon niet gelezen worden. Probeer het opnieuw.';
}

import type { StaleBody } from '#/core/call';
import { ErrorWithBody } from '#/platform/server/http/error-with-body';

/** Somebody else was first: told with the record as it is now, so that nothing typed is lost. */
export class StaleRecord extends ErrorWithBody<StaleBody> {
  constructor(body: Omit<StaleBody, 'message'>, userId: number) {
    super('conflict', { message: messageOf(body.changedBy, userId), ...body });
  }
}

function messageOf(changedBy: StaleBody['changedBy'], userId: number): string {
  if (changedBy === null) return 'Dit is intussen gewijzigd.';
  if (changedBy.id === userId)
    return 'U heeft dit intussen in een ander venster of op een ander toestel gewijzigd.';
  return `${changedBy.name || 'Iemand anders'} heeft dit intussen gewijzigd.`;
}

import type { StaleBody } from '#/core/call';
import { AppError } from '#/core/errors';

/** Somebody else was first: told with the record as it is now, so that nothing typed is lost. */
export class StaleRecord extends AppError {
  readonly body: StaleBody;

  constructor(body: Omit<StaleBody, 'message'>) {
    super('conflict', 'Iemand anders heeft dit intussen gewijzigd.');
    this.body = { message: this.message, ...body };
  }
}

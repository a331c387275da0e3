import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#/core/errors';
import { isStorable, isStorableText, unstorableText } from '#/core/storable';

/** No page and no call: where an address leads that can't be read, so that it is counted, logged and answered as any other. */
const nowhere = '/onleesbaar';

/** Percent signs that stand for nothing, bytes that are no UTF-8 and NUL never come further than this. */
export function readableAddress(address: string | undefined): string {
  try {
    return isStorableText(decodeURIComponent(address ?? '')) ? (address ?? '') : nowhere;
  } catch {
    return nowhere;
  }
}

/**
 * What comes in and can't be stored is refused here once, instead of wherever it would meet the database. A form with
 * a file is read later, by the same rule.
 */
export function refuseUnreadableInput(http: FastifyInstance): void {
  http.addHook('onRequest', async (request) => {
    if (request.url !== request.originalUrl) {
      throw new AppError('invalid', 'Dit adres kan niet gelezen worden. Controleer of het volledig is.');
    }
    forgetOddCookies(request);
  });
  http.addHook('preValidation', async ({ body }) => {
    if (!isStorable(body)) throw new AppError('invalid', unstorableText);
  });
}

/** Such a cookie is none of ours. */
function forgetOddCookies({ cookies }: FastifyRequest): void {
  for (const [name, value] of Object.entries(cookies)) {
    if (!isStorableText(name) || !isStorableText(value ?? '')) delete cookies[name];
  }
}

import { z } from 'zod';
import { defineCall } from '#/core/call';
import { requiredText } from '#/core/shapes';
import { acceptance } from '#/features/site/acceptances/contract';

export const addendumLength = 4_000;

export const addAddendum = defineCall({
  method: 'POST',
  path: '/api/acceptances/:id/addenda',
  who: { right: 'change', record: 'acceptances' },
  versionOf: { kind: 'acceptances' },
  summary:
    'Add a page of its own to minutes that are signed: frozen as a PDF with its hash, and told to whom the minutes were sent. The minutes stay as they are',
  body: z.object({ text: requiredText(addendumLength, 'Schrijf wat erbij komt.') }),
  output: acceptance,
  limit: { max: 30, perSeconds: 3_600 },
});

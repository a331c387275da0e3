import { z } from 'zod';
import { defineCall } from '#/core/call';
import { changesOf } from '#/core/changes-of';
import { optionalFormDay } from '#/core/form-fields';
import { acceptance } from '#/features/site/acceptances/contract';

const followFields = z.object({
  startsLiability: z.boolean('Kies ja of nee.'),
  finalOn: optionalFormDay,
  liabilityUntil: optionalFormDay,
  goodsDeliveredOn: optionalFormDay,
});

export const moveDays = defineCall({
  method: 'PUT',
  path: '/api/acceptances/:id/days',
  who: { right: 'change', record: 'acceptances' },
  summary: 'Move the days that follow from an acceptance; empty is as calculated',
  body: changesOf(followFields),
  output: acceptance,
});

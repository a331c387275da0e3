import { z } from 'zod';
import { centsFromDecimal, decimalFromCents } from '#/core/money';
import { id } from '#/core/shapes';
import { type Acceptance, outcomes } from '#/features/site/acceptances/contract';
import { outcomeLabels } from '#/features/site/acceptances/rules/words';
import { centsValue, dayValue, filled, typedText } from '#/platform/web/form-schema';
import { type FormWords, inDay, inEuro, inText, inWord } from '#/platform/web/merge/field-words';

export const minutesForm = z.object({
  day: filled(dayValue, 'Kies de dag van de oplevering.'),
  present: typedText(3_600),
  outcome: z.enum(outcomes),
  reason: typedText(2_000),
  keptBack: centsValue.nullable(),
  keptUntil: dayValue.nullable(),
  pointIds: z.array(id),
  clearRoomIds: z.array(id),
  remarks: typedText(4_000),
});
export type MinutesDraft = z.input<typeof minutesForm>;
export type MinutesValues = z.output<typeof minutesForm>;

export function draftOf(acceptance: Acceptance): MinutesDraft {
  const { day, present, outcome, reason, keptBack, keptUntil, pointIds, clearRoomIds, remarks } = acceptance;
  return {
    ...{ day, outcome, keptUntil, pointIds, clearRoomIds },
    present: present.join('\n'),
    reason: reason ?? '',
    remarks: remarks ?? '',
    keptBack: keptBack === null ? null : centsFromDecimal(keptBack),
  };
}

export function fieldsOf({ present, keptBack, ...values }: MinutesValues) {
  const names = present.split('\n').map((name) => name.trim());
  return {
    ...values,
    present: names.filter(Boolean),
    keptBack: keptBack === null ? null : decimalFromCents(keptBack),
  };
}

const counted = (label: string) => ({
  label,
  show: (value: unknown) => `${(value as readonly number[]).length}`,
});

export const words: FormWords<MinutesDraft> = {
  day: inDay('Dag'),
  present: inText('Aanwezig'),
  outcome: inWord('Uitkomst', outcomeLabels),
  reason: inText('Reden'),
  keptBack: inEuro('Ingehouden'),
  keptUntil: inDay('Ingehouden tot'),
  pointIds: counted('Punten'),
  clearRoomIds: counted('Ruimtes zonder opmerking'),
  remarks: inText('Opmerkingen'),
};

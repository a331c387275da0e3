import { describe, expect, it } from 'vitest';
import { simulationFrom } from '#/features/premiums/premies/rules/draft';
import { draftFrom } from '#/features/premiums/premies/rules/draft-changes';
import { ruleTables } from '#/features/premiums/premies/rules/rule-table';
import { simulate } from '#/features/premiums/premies/rules/simulate';
import { simulationBody } from '#/features/premiums/premies/rules/simulation';
import { premieVectors } from '../../../../../tests/support/samples';

describe('the cases that were computed apart', () => {
  it.each(premieVectors())('$name', ({ input, expected }) => {
    const [table] = ruleTables;
    if (!table) throw new Error('no rules');
    const result = simulate(simulationBody.parse(input), table);
    expect(result).toMatchObject(expected);
    // As the screen does it: through the questionnaire.
    const typed = simulationFrom(draftFrom(simulationBody.parse(input)));
    expect(typed && simulate(typed, table)).toEqual(result);
  });
});

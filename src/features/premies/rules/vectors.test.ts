import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { simulationFrom } from '#/features/premies/rules/draft';
import { draftFrom } from '#/features/premies/rules/draft-changes';
import { ruleTables } from '#/features/premies/rules/rule-table';
import { simulate } from '#/features/premies/rules/simulate';
import { simulationBody } from '#/features/premies/rules/simulation';

const file = new URL('../../../../../shared/samples/premie-vectors.json', import.meta.url);

type Vector = { name: string; input: unknown; expected: object };

// The samples lie beside the repository; a clone without them has the cases of the other tests.
describe.skipIf(!existsSync(file))('the shared vectors (skipped where ../shared/samples is absent)', () => {
  const vectors = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Vector[]) : [];

  it.each(vectors)('$name', ({ input, expected }) => {
    const [table] = ruleTables;
    if (!table) throw new Error('no rules');
    const result = simulate(simulationBody.parse(input), table);
    expect(result).toMatchObject(expected);
    // As the screen does it: through the questionnaire.
    const typed = simulationFrom(draftFrom(simulationBody.parse(input)));
    expect(typed && simulate(typed, table)).toEqual(result);
  });
});

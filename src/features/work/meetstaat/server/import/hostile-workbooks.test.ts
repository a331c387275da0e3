import { expect, it } from 'vitest';
import { AppError } from '#/core/errors';
import { parseFile } from '#/features/work/meetstaat/server/import/import-file';
import { hostileWorkbooks } from '../../../../../../tests/support/hostile/sheets-and-xml';

/** `bench/hostile.ts` opens 120, in threads with their limits. */
it.each(hostileWorkbooks(36, 18).map(({ name, bytes }, index) => [index, name, bytes] as const))(
  'reads or refuses with a sentence, and never breaks: %i %s',
  { timeout: 30_000 },
  async (_, __, bytes) => {
    try {
      const { summary } = await parseFile(bytes);
      expect(summary.totalRows).toBe(summary.validRows + summary.invalidRows);
    } catch (error) {
      expect(error).toBeInstanceOf(AppError);
    }
  },
);

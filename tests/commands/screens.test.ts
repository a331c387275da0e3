import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/prepare/paths.mjs';
import { listFiles } from '../../scripts/prepare/stamp.mjs';
import { dialogFiles } from '../support/dialog-files';
import { dialogs, phoneDialogs } from '../support/screens';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** A question that is answered with yes or no has no contents of its own. */
const drawsDialog = /<(Dialog|RecordDialog|PaperDialog)\b/;

describe('the dialogs that the sweeps open', () => {
  it('are all that there are', () => {
    const files = listFiles(root, ['src/features', 'src/app']).filter(
      (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx') && drawsDialog.test(read(file)),
    );
    expect(files).toEqual(Object.keys(dialogFiles).sort());
  });

  it('are opened by the title that is named, or by a journey that looks at them', () => {
    const titles = [...dialogs, ...phoneDialogs].map(({ title }) => title);
    const looks = (spec: string) => {
      const file = `tests/journeys/${spec}`;
      return existsSync(join(root, file)) && read(file).includes('expectAccessible(');
    };
    const unseen = Object.entries(dialogFiles).filter(([, seen]) =>
      typeof seen === 'string' ? !looks(seen) : !seen.every((title) => titles.includes(title)),
    );
    expect(unseen).toEqual([]);
  });
});

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTemplate } from '#/platform/server/http/templates';

const folder = mkdtempSync(join(tmpdir(), 'truweel-template-test-'));
writeFileSync(join(folder, 'page.html'), '<p title="[[NAME]]">[[NAME]] en [[OTHER]]</p>');
const page = readTemplate(folder, 'page.html');

describe('a page rendered at build', () => {
  it('takes no markup from a value', () => {
    expect(page({ NAME: `"><script>'&`, OTHER: '$&' })).toBe(
      '<p title="&quot;&gt;&lt;script&gt;&#39;&amp;">&quot;&gt;&lt;script&gt;&#39;&amp; en $&amp;</p>',
    );
  });

  it('is not sent half filled in', () => {
    expect(() => page({ NAME: 'x' })).toThrow(/needs a value for OTHER/);
  });
});

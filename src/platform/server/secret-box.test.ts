import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createSecretBox } from '#/platform/server/secret-box';

const folder = mkdtempSync(join(tmpdir(), 'truweel-secrets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const key = 'a key that is long enough to be one';

describe('a secret that is told again', () => {
  const box = createSecretBox({ key, folder: undefined });

  it('comes out as it went in, and never looks the same twice', () => {
    const [one, other] = [box.seal('whsec_é', 'of 7'), box.seal('whsec_é', 'of 7')];
    expect(one).not.toBe(other);
    expect(Buffer.from(one, 'base64').toString('latin1')).not.toContain('whsec');
    expect([one, other].map((sealed) => box.open(sealed, 'of 7'))).toEqual(['whsec_é', 'whsec_é']);
  });

  it('stays shut for another key, for somebody else’s, and where anything of it was changed', () => {
    const sealed = box.seal('whsec_x', 'of 7');
    expect(createSecretBox({ key: `${key}!`, folder: undefined }).open(sealed, 'of 7')).toBeUndefined();
    expect(box.open(sealed, 'of 8')).toBeUndefined();
    const bytes = Buffer.from(sealed, 'base64');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(box.open(changed.toString('base64'), 'of 7')).toBeUndefined();
    }
    expect(box.open('', 'of 7')).toBeUndefined();
  });

  it('is kept by a key in the data folder that only its owner reads, where nobody set one', () => {
    const place = join(folder, 'new');
    const sealed = createSecretBox({ key: undefined, folder: place }).seal('whsec_x', 'of 7');
    expect(statSync(join(place, 'secrets.key')).mode & 0o077).toBe(0);
    expect(readFileSync(join(place, 'secrets.key'), 'utf8').trim()).toHaveLength(43);
    expect(createSecretBox({ key: undefined, folder: place }).open(sealed, 'of 7')).toBe('whsec_x');
  });

  it('can’t be kept without either', () => {
    const none = createSecretBox({ key: undefined, folder: undefined });
    expect(none.isUsable).toBe(false);
    expect(() => none.seal('whsec_x', 'of 7')).toThrow('SECRETS_KEY');
  });
});

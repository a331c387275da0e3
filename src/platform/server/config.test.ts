import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig, settings } from '#/platform/server/config';

const external = {
  OIDC_ISSUER: 'https://issuer.example/',
  OIDC_CLIENT_ID: 'id',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_NAME: 'Google',
};

describe('the settings', () => {
  it('need nothing on a machine of one’s own', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: 'localhost',
      publicUrl: undefined,
      databaseUrl: undefined,
      signIn: { kind: 'embedded', name: 'Demo' },
    });
  });

  it('take an outside provider', () => {
    expect(readConfig({ ...external, HOST: '0.0.0.0', PUBLIC_URL: 'https://thuis.example/' })).toMatchObject({
      publicUrl: 'https://thuis.example',
      signIn: { kind: 'external', name: 'Google', issuer: 'https://issuer.example' },
    });
  });

  it.each([
    ['a port that is none', { PORT: 'drieduizend' }, /PORT/],
    ['an address that is none', { PUBLIC_URL: 'thuis' }, /PUBLIC_URL/],
    ['a database of another kind', { DATABASE_URL: 'mysql://localhost/x' }, /DATABASE_URL/],
    ['a misspelt setting', { OIDC_ISUER: 'https://x.example' }, /Unknown setting OIDC_ISUER/],
    ['half a provider', { OIDC_ISSUER: 'https://issuer.example' }, /needs OIDC_CLIENT_ID/],
    ['a client without a provider', { OIDC_CLIENT_ID: 'x' }, /need OIDC_ISSUER/],
    ['the embedded sign-in open to the world', { HOST: '0.0.0.0' }, /does not start on HOST=0\.0\.0\.0/],
    ['half a language model', { AI_BASE_URL: 'https://model.example/v1' }, /needs AI_BASE_URL and AI_MODEL/],
    ['a name that is also a path of ours', { ...external, OIDC_NAME: 'User' }, /OIDC_NAME/],
  ])('stop the start for %s, with a sentence', (_, env, sentence) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(sentence);
  });

  it('let the embedded sign-in out when one insists', () => {
    expect(readConfig({ HOST: '0.0.0.0', DEMO_SIGN_IN: 'true' }).signIn.kind).toBe('embedded');
  });

  it('all stand in the README, and nothing else does', () => {
    const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
    const rows = [...readme.matchAll(/^\| `([A-Z0-9_]+)` *\|/gm)].map(([, name]) => name);
    expect(rows.sort()).toEqual(Object.keys(settings).sort());
  });
});

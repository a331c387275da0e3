import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig, settings } from '#/platform/server/config';
import { ConfigError } from '#/platform/server/config-error';
import { printableSettings } from '#/platform/server/print-config';
import { secretSettings } from '#/platform/server/secret-files';

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
    ['a misspelt database', { DATABASE_URI: 'postgres://x/y' }, /DATABASE_URI: did you mean DATABASE_URL\?/],
    ['letters run together', { TRUSTPROXY: 'true' }, /TRUSTPROXY: did you mean TRUST_PROXY\?/],
    ['half a name', { OIDC_SECRET: 'x' }, /OIDC_SECRET: did you mean OIDC_CLIENT_SECRET\?/],
    ['a missing line', { S3_ACCESSKEY: 'x' }, /S3_ACCESSKEY: did you mean S3_ACCESS_KEY\?/],
    ['another word for it', { DB_URL: 'postgres://x/y' }, /DB_URL: did you mean DATABASE_URL\?/],
    ['small letters', { data_dir: '/srv' }, /data_dir: did you mean DATA_DIR\?/],
    ['two letters exchanged', { PUBLIC_ULR: 'https://x.example' }, /did you mean PUBLIC_URL\?/],
    ['a time that is none', { BACKUP_DIR: '/srv', BACKUP_EVERY: 'daily' }, /BACKUP_EVERY/],
    ['half a provider', { OIDC_ISSUER: 'https://issuer.example' }, /needs OIDC_CLIENT_ID/],
    ['a client without a provider', { OIDC_CLIENT_ID: 'x' }, /need OIDC_ISSUER/],
    ['the embedded sign-in open to the world', { HOST: '0.0.0.0' }, /does not start on HOST=0\.0\.0\.0/],
    ['the embedded sign-in on a public site', { PUBLIC_URL: 'https://thuis.example' }, /PUBLIC_URL=https/],
    [
      '… on the address of this machine in a network',
      { PUBLIC_URL: 'http://192.168.1.4:3000' },
      /PUBLIC_URL/,
    ],
    ['… on a name that only looks local', { PUBLIC_URL: 'http://localhost.example' }, /PUBLIC_URL/],
    ['a public address with a path', { PUBLIC_URL: 'http://localhost/truweel' }, /PUBLIC_URL .* a path/],
    ['a public address with a query', { PUBLIC_URL: 'http://localhost/?a=b' }, /PUBLIC_URL .* a query/],
    ['a public address with a user', { PUBLIC_URL: 'http://jan:x@localhost' }, /PUBLIC_URL/],
    ['no proxies, as a number', { TRUST_PROXY: '0' }, /TRUST_PROXY .* true for one proxy/],
    ['proxies that can’t be counted', { TRUST_PROXY: 'yes' }, /TRUST_PROXY/],
    ['a network that is none', { TRUST_PROXY: '10.0.0.0/33' }, /TRUST_PROXY/],
    ['an address that is half', { TRUST_PROXY: '10.0.0.1, 10.0' }, /TRUST_PROXY/],
    ['half a language model', { AI_BASE_URL: 'https://model.example/v1' }, /needs AI_BASE_URL and AI_MODEL/],
    ['a name that is also a path of ours', { ...external, OIDC_NAME: 'User' }, /OIDC_NAME/],
  ])('stop the start for %s, with a sentence', (_, env, sentence) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(sentence);
  });

  it('take a secret from a file, and never from two places', () => {
    const folder = mkdtempSync(join(tmpdir(), 'truweel-secrets-'));
    const file = join(folder, 'secret');
    writeFileSync(file, 'postgresql://huis:sleutel@db.example/huis\n');
    expect(readConfig({ DATABASE_URL_FILE: file }).databaseUrl).toBe(
      'postgresql://huis:sleutel@db.example/huis',
    );
    expect(() => readConfig({ DATABASE_URL_FILE: file, DATABASE_URL: 'postgresql://x' })).toThrow(/not both/);
    expect(() => readConfig({ DATABASE_URL_FILE: join(folder, 'geen') })).toThrow(/DATABASE_URL_FILE/);
    writeFileSync(file, ' \n');
    expect(() => readConfig({ DATABASE_URL_FILE: file })).toThrow(/is empty/);
    rmSync(folder, { recursive: true });
  });

  it('are printed as they count, without a secret', () => {
    const lines = printableSettings({
      ...external,
      DATABASE_URL: 'postgresql://huis:sleutel@db.example/huis',
      PORT: '4000',
    });
    expect(lines).toHaveLength(Object.keys(settings).length);
    expect(lines).toContain('PORT=4000');
    expect(lines).toContain('LOG_LEVEL=info');
    expect(lines).toContain('DATABASE_URL=(secret)');
    expect(lines).toContain('OIDC_CLIENT_SECRET=(secret)');
    expect(lines).toContain('SMTP_URL=');
    expect(lines.join('\n')).not.toMatch(/sleutel|=secret/);
  });

  it('hold every setting whose name says that it is secret', () => {
    const telling = Object.keys(settings).filter((name) => /SECRET|KEY|TOKEN|PASSWORD/.test(name));
    expect(secretSettings).toEqual(expect.arrayContaining(telling));
  });

  it.each([
    [
      'a service of systemd',
      'HOME=/var/lib/truweel HOSTNAME=huis LANG=nl_BE.UTF-8 LOGNAME=truweel USER=truweel SHELL=/bin/sh PATH=/usr/bin JOURNAL_STREAM=8:1 INVOCATION_ID=ab SYSTEMD_EXEC_PID=7 MEMORY_PRESSURE_WATCH=/x STATE_DIRECTORY=/var/lib/truweel LOGS_DIRECTORY=/var/log/truweel RUNTIME_DIRECTORY=/run/truweel CREDENTIALS_DIRECTORY=/run/c NOTIFY_SOCKET=/run/n MAINPID=7 TZ=UTC',
    ],
    [
      'a container beside others',
      'HOSTNAME=4f NODE_VERSION=24.1.0 YARN_VERSION=1.22 NODE_ENV=production POSTGRES_PASSWORD=x POSTGRES_URL=x POSTGRES_DB=y PGHOST=db PGPORT=5432 PGDATABASE=truweel MINIO_ROOT_USER=x FILES_PASSWORD=x S3_PORT=tcp://10.0.0.1:9000 S3_PORT_9000_TCP_ADDR=10.0.0.1 S3_SERVICE_HOST=10.0.0.1 S3_SERVICE_PORT_HTTP=9000 SMTP_SERVICE_PORT=25 TRUWEEL_PORT=tcp://10.0.0.2:80 KUBERNETES_PORT=tcp://10.0.0.3:443 DATABASE_HOST=db DATABASE_PORT=5432 DATABASE_NAME=x DATABASE_USER=x DATABASE_PASSWORD=x',
    ],
    [
      'a builder',
      'CI=true GITHUB_ACTIONS=true GITHUB_SERVER_URL=https://x.example GITHUB_API_URL=https://x.example RUNNER_OS=Linux CI_PROJECT_URL=x CI_JOB_TOKEN=x npm_config_port=1 npm_config_cache=/x npm_package_name=truweel npm_lifecycle_event=start INIT_CWD=/x AWS_ACCESS_KEY_ID=x AWS_SECRET_ACCESS_KEY=x AWS_REGION=eu AWS_DEFAULT_REGION=eu AWS_ENDPOINT_URL_S3=x TEST_DATABASE_URL=x CHROMIUM_PATH=/x',
    ],
    [
      'somebody’s own shell',
      'TERM=xterm SHLVL=1 PWD=/home/x OLDPWD=/ MAIL=/var/mail/x MAILCHECK=60 EDITOR=vi DISPLAY=:0 XDG_DATA_DIRS=/x XDG_DATA_HOME=/x XDG_RUNTIME_DIR=/x SSH_CLIENT=x SSH_AUTH_SOCK=x COLORTERM=truecolor LS_COLORS=x HOSTTYPE=x http_proxy=http://x NO_PROXY=x COMPANY=x AI_AGENT=x',
    ],
  ])('are not confused by the environment of %s', (_, text) => {
    const env = Object.fromEntries(text.split(' ').map((each) => each.split(/=(.*)/s).slice(0, 2)));
    expect(Object.keys(env).length).toBeGreaterThan(10);
    expect(readConfig(env)).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  it('make backups by themselves where they are told to', () => {
    expect(readConfig({}).backups).toBeUndefined();
    expect(readConfig({ BACKUP_DIR: '/srv/backups', BACKUP_EVERY: '7d', BACKUP_KEEP: '3' }).backups).toEqual({
      folder: '/srv/backups',
      everyMs: 7 * 24 * 60 * 60_000,
      keep: 3,
    });
  });

  it.each([{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://demo.example' }])(
    'let the embedded sign-in out when one insists: %j',
    (env) => {
      expect(readConfig({ ...env, DEMO_SIGN_IN: 'true' }).signIn.kind).toBe('embedded');
    },
  );

  it.each(['localhost', 'truweel.localhost', 'LOCALHOST:8080', '127.0.0.1', '127.9.9.9:3000', '[::1]:3000'])(
    'know http://%s for this machine itself',
    (host) => {
      expect(readConfig({ PUBLIC_URL: `http://${host}` }).signIn.kind).toBe('embedded');
    },
  );

  it.each([
    ['false', false],
    ['true', 1],
    ['2', 2],
    ['10.0.0.0/8, fd00::/8,192.0.2.7', ['10.0.0.0/8', 'fd00::/8', '192.0.2.7']],
    ['loopback', ['loopback']],
  ])('trust with TRUST_PROXY=%s %j', (TRUST_PROXY, expected) => {
    expect(readConfig({ TRUST_PROXY }).trustProxy).toEqual(expected);
  });

  it('all stand in the README, and nothing else does', () => {
    const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
    const rows = [...readme.matchAll(/^\| `([A-Z0-9_]+)` *\|/gm)].map(([, name]) => name);
    expect(rows.sort()).toEqual(Object.keys(settings).sort());
  });
});

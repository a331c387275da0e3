import { join, resolve } from 'node:path';
import { z } from 'zod';
import { megabyte } from '#/core/files';
import { product, productDefaults } from '#/core/product';
import { ConfigError } from '#/platform/server/config-error';
import { isLoopbackName } from '#/platform/server/loopback';
import { findMisspelt } from '#/platform/server/misspelt-settings';
import { readSecretFiles } from '#/platform/server/secret-files';
import { trustedProxies } from '#/platform/server/trusted-proxies';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const webAddress = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/(?<!\/)\/+$/, ''));
/** Cookies, redirects and the pages themselves begin at the root of a host. */
const siteAddress = webAddress
  .refine((value) => {
    const { pathname, search, hash, username } = new URL(value);
    return pathname === '/' && !search && !hash && !username;
  }, 'write only https:// and the name of the host, with its port if it has one; a path, a query or a user can’t work')
  .transform((value) => new URL(value).origin);
const text = z.string().trim().min(1);
/** 'hallo@huis.example', or with a name: 'Het huis <hallo@huis.example>'. */
const sender = z
  .string()
  .trim()
  .regex(
    /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    'write an address, or a name and <address>',
  );

/** Every setting, with what it is when nobody sets it. README's table follows this one; a test compares them. */
export const settings = {
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: text.default('localhost'),
  PUBLIC_URL: siteAddress.optional(),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(500).default(20),
  DATABASE_PREPARE: flag.default(true),
  BACKUP_DIR: text.optional(),
  BACKUP_EVERY: z
    .string()
    .regex(/^[1-9]\d{0,3}[hd]$/, 'write hours or days: 24h, 7d')
    .default('24h'),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1_000).default(7),
  S3_ENDPOINT: webAddress.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  S3_REGION: text.optional(),
  S3_ACCESS_KEY: text.optional(),
  S3_SECRET_KEY: text.optional(),
  OIDC_ISSUER: webAddress.optional(),
  OIDC_CLIENT_ID: text.optional(),
  OIDC_CLIENT_SECRET: text.optional(),
  OIDC_NAME: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9 -]{0,29}$/)
    .refine(
      (name) => !['user', 'callback', 'picture', 'backchannel-logout'].includes(name.toLowerCase()),
      'that name is a path of ours',
    )
    .optional(),
  DEMO_SIGN_IN: flag.default(false),
  TRUST_PROXY: trustedProxies.default(false),
  STOP_SECONDS: z.coerce.number().int().min(1).max(3_600).default(30),
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(100).default(1_500),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: sender.optional(),
  AI_BASE_URL: webAddress.optional(),
  AI_API_KEY: text.optional(),
  AI_MODEL: text.optional(),
  MCP: flag.default(true),
  METRICS_TOKEN: z.string().trim().min(16, 'take at least 16 characters').optional(),
  SECRETS_KEY: z.string().trim().min(32, 'take at least 32 characters').optional(),
  PROJECT_STORAGE_MB: z.coerce.number().int().min(1).max(100_000_000).default(5_000),
  TRASH_DAYS: z.coerce.number().int().min(1).max(3_650).default(30),
  LOG_DAYS: z.coerce.number().int().min(1).max(36_500).default(400),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  CONTACT_EMAIL: z.email().default(productDefaults.contactEmail),
  COMPANY_NAME: text.default(productDefaults.companyName),
  COMPANY_VAT: text.default(productDefaults.vatNumber),
} as const;

const environment = z.object(settings);

export type Config = ReturnType<typeof readConfig>;

export function readConfig(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    Object.entries(readSecretFiles(env)).flatMap(([name, value]) => (value?.trim() ? [[name, value]] : [])),
  );
  refuseMisspelt(given);

  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`The setting ${issue?.path.join('.')} is not usable: ${issue?.message}.`);
  }
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    database: { size: values.DATABASE_POOL, prepare: values.DATABASE_PREPARE },
    backups: backupsConfig(values),
    files: filesConfig(values),
    signIn: signInConfig(values),
    mail: mailConfig(values),
    ai: aiConfig(values),
    trustProxy: values.TRUST_PROXY,
    stopSeconds: values.STOP_SECONDS,
    requestsPerMinute: values.REQUESTS_PER_MINUTE,
    projectStorageBytes: values.PROJECT_STORAGE_MB * megabyte,
    keepDays: { trash: values.TRASH_DAYS, log: values.LOG_DAYS },
    logLevel: values.LOG_LEVEL,
    mcp: values.MCP,
    metricsToken: values.METRICS_TOKEN,
    secretsKey: values.SECRETS_KEY,
    contact: { email: values.CONTACT_EMAIL, company: values.COMPANY_NAME, vatNumber: values.COMPANY_VAT },
  };
}

function refuseMisspelt(given: Readonly<Record<string, string>>): void {
  const misspelt = findMisspelt(given, Object.keys(settings));
  if (misspelt.length === 0) return;
  const sentences = misspelt.map(({ name, meant }) =>
    meant ? `Unknown setting ${name}: did you mean ${meant}?` : `Unknown setting ${name}: is it misspelt?`,
  );
  throw new ConfigError(sentences.join(' '));
}

function filesConfig(values: z.output<typeof environment>) {
  const dataDir = resolve(values.DATA_DIR);
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY } = values;
  if (S3_ENDPOINT && S3_BUCKET && S3_REGION && S3_ACCESS_KEY && S3_SECRET_KEY) {
    return {
      kind: 's3' as const,
      endpoint: S3_ENDPOINT,
      bucket: S3_BUCKET,
      region: S3_REGION,
      accessKey: S3_ACCESS_KEY,
      secretKey: S3_SECRET_KEY,
      incoming: join(dataDir, 'incoming'),
    };
  }
  if (S3_ENDPOINT || S3_BUCKET || S3_REGION || S3_ACCESS_KEY || S3_SECRET_KEY) {
    throw new ConfigError(
      'Files in S3 need S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY and S3_SECRET_KEY: all five or none.',
    );
  }
  return { kind: 'folder' as const, folder: join(dataDir, 'files') };
}

/** The setting by which others than who sits at this machine can come in. */
function reachableBy({ HOST, PUBLIC_URL }: z.output<typeof environment>): string | undefined {
  if (!isLoopbackName(HOST)) return `HOST=${HOST}`;
  if (PUBLIC_URL && !isLoopbackName(new URL(PUBLIC_URL).hostname)) return `PUBLIC_URL=${PUBLIC_URL}`;
  return undefined;
}

const unitMs = { h: 60 * 60_000, d: 24 * 60 * 60_000 };

/** Without a folder nobody makes backups by himself. */
function backupsConfig({ BACKUP_DIR, BACKUP_EVERY, BACKUP_KEEP }: z.output<typeof environment>) {
  if (BACKUP_DIR === undefined) return undefined;
  const unit = BACKUP_EVERY.endsWith('d') ? unitMs.d : unitMs.h;
  return {
    folder: resolve(BACKUP_DIR),
    everyMs: Number.parseInt(BACKUP_EVERY, 10) * unit,
    keep: BACKUP_KEEP,
  };
}

function signInConfig(values: z.output<typeof environment>) {
  if (values.OIDC_ISSUER === undefined) {
    if (values.OIDC_CLIENT_ID || values.OIDC_CLIENT_SECRET) {
      throw new ConfigError('OIDC_CLIENT_ID and OIDC_CLIENT_SECRET need OIDC_ISSUER.');
    }
    const reachable = reachableBy(values);
    if (reachable && !values.DEMO_SIGN_IN) {
      throw new ConfigError(
        `The embedded sign-in vouches for any address, so it does not start on ${reachable}. Set OIDC_ISSUER, or DEMO_SIGN_IN=true if that is what you want.`,
      );
    }
    return { kind: 'embedded' as const, name: values.OIDC_NAME ?? 'Demo' };
  }
  if (!values.OIDC_CLIENT_ID || !values.OIDC_CLIENT_SECRET || !values.OIDC_NAME) {
    throw new ConfigError('OIDC_ISSUER needs OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and OIDC_NAME.');
  }
  return {
    kind: 'external' as const,
    name: values.OIDC_NAME,
    issuer: values.OIDC_ISSUER,
    clientId: values.OIDC_CLIENT_ID,
    clientSecret: values.OIDC_CLIENT_SECRET,
  };
}

/** Without a mail server letters are kept in the data folder. */
function mailConfig(values: z.output<typeof environment>) {
  if (values.SMTP_URL === undefined) {
    if (values.MAIL_FROM) throw new ConfigError('MAIL_FROM needs SMTP_URL.');
    return { kind: 'folder' as const, from: `${product.name} <${values.CONTACT_EMAIL}>` };
  }
  if (!values.MAIL_FROM) {
    throw new ConfigError('SMTP_URL needs MAIL_FROM, the address that letters come from.');
  }
  return { kind: 'smtp' as const, url: values.SMTP_URL, from: values.MAIL_FROM };
}

/** Without a language model only the rules judge. A model on one's own machine asks no key. */
function aiConfig(values: z.output<typeof environment>) {
  const { AI_BASE_URL, AI_API_KEY, AI_MODEL } = values;
  if (AI_BASE_URL && AI_MODEL) return { baseUrl: AI_BASE_URL, model: AI_MODEL, apiKey: AI_API_KEY };
  if (AI_BASE_URL || AI_MODEL || AI_API_KEY) {
    throw new ConfigError(
      'A language model needs AI_BASE_URL and AI_MODEL, and AI_API_KEY where it asks for one.',
    );
  }
  return undefined;
}

export type BackupsConfig = NonNullable<Config['backups']>;
export type AiConfig = NonNullable<Config['ai']>;
export type MailConfig = Config['mail'];

export type SignInConfig = Config['signIn'];
export type FilesConfig = Config['files'];

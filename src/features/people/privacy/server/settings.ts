import { productDefaults } from '#/core/product';
import type { PrivacySettings } from '#/features/people/privacy/rules/facts';
import type { Config } from '#/platform/server/config';

/** Hosts only: an address may carry a password. */
export function privacySettings(config: Config): PrivacySettings {
  const { mail, ai, signIn, contact, keepDays, backups } = config;
  return {
    // The name of the product is what stands there while nobody set one.
    company: contact.company === productDefaults.companyName ? null : contact.company,
    email: contact.email,
    hasOwnEmail: contact.email !== productDefaults.contactEmail,
    isOwnDatabase: config.databaseUrl === undefined,
    storageHost: config.files.kind === 's3' ? new URL(config.files.endpoint).hostname : null,
    provider: signIn.name,
    isDemo: signIn.kind === 'embedded',
    mailHost: mail.kind === 'smtp' ? new URL(mail.url).hostname : null,
    aiHost: ai ? new URL(ai.baseUrl).hostname : null,
    trashDays: keepDays.trash,
    logDays: keepDays.log,
    backupsKept: backups?.keep ?? null,
  };
}

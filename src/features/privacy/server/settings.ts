import type { PrivacySettings } from '#/features/privacy/rules/facts';
import type { Config } from '#/platform/server/config';

/** Hosts only: an address may carry a password. */
export function privacySettings(config: Config): PrivacySettings {
  const { mail, ai, signIn, contact, keepDays, backups } = config;
  return {
    company: contact.company,
    email: contact.email,
    isOnOwnDisk: config.files.kind === 'folder',
    provider: signIn.name,
    isDemo: signIn.kind === 'embedded',
    mailHost: mail.kind === 'smtp' ? new URL(mail.url).hostname : null,
    aiHost: ai ? new URL(ai.baseUrl).hostname : null,
    trashDays: keepDays.trash,
    logDays: keepDays.log,
    backupsKept: backups?.keep ?? null,
  };
}

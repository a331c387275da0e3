import type { PrivacyFacts } from '#/features/people/shared/privacy/contract';

const names = {
  runner: 'PRIVACY_RUNNER',
  email: 'PRIVACY_EMAIL',
  place: 'PRIVACY_PLACE',
  signIn: 'PRIVACY_SIGN_IN',
  mail: 'PRIVACY_MAIL',
  ai: 'PRIVACY_AI',
  trash: 'PRIVACY_TRASH',
  log: 'PRIVACY_LOG',
  backups: 'PRIVACY_BACKUPS',
  rest: 'PRIVACY_REST',
} as const satisfies Record<keyof PrivacyFacts, string>;

const fields = Object.keys(names) as (keyof PrivacyFacts)[];

/** What stands in the page that is rendered at build, for the server to fill in. */
export const privacyPlaceholders = Object.fromEntries(
  fields.map((field) => [field, `[[${names[field]}]]`]),
) as PrivacyFacts;

export function privacyValues(facts: PrivacyFacts): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [names[field], facts[field]]));
}

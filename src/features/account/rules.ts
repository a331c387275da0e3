import type { User } from '#/features/account/contract';

/** What to call somebody: the full name, else the e-mail address, else 'Gebruiker'. */
export function displayName(user: Pick<User, 'firstName' | 'lastName' | 'email'>): string {
  const fullName = [user.firstName, user.lastName].filter(Boolean).join(' ');
  return fullName || user.email || 'Gebruiker';
}

export function initials(user: Pick<User, 'firstName' | 'lastName' | 'email'>): string {
  const words = displayName(user).split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '');
  return letters.join('').toUpperCase();
}

import { initialsOf } from '#/core/initials';
import type { User } from '#/features/people/shared/account/user-contract';

/** What to call somebody: the full name, else the e-mail address, else 'Gebruiker'. */
export function displayName(user: Pick<User, 'firstName' | 'lastName' | 'email'>): string {
  const fullName = [user.firstName, user.lastName].filter(Boolean).join(' ');
  return fullName || user.email || 'Gebruiker';
}

export function initials(user: Pick<User, 'firstName' | 'lastName' | 'email'>): string {
  return initialsOf(displayName(user));
}

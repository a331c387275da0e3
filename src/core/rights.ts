export const roles = ['owner', 'editor', 'collaborator'] as const;
export type Role = (typeof roles)[number];

/** The roles one can be invited with, the most modest last. */
export const memberRoles = ['editor', 'collaborator'] as const;
export type MemberRole = (typeof memberRoles)[number];

export const collaboratorStatuses = ['pending', 'accepted'] as const;

/** Where the letter is: not sent yet, taken by the mail server, kept because there is none, or refused: no such address. */
export const deliveries = ['waiting', 'sent', 'kept', 'refused'] as const;
export type Delivery = (typeof deliveries)[number];

export const roleLabels: Record<Role, string> = {
  owner: 'Eigenaar',
  editor: 'Bewerker',
  collaborator: 'Medewerker',
};

/**
 * read: see everything in the project. add: add quotes, invoices, documents.
 * change: meetstaat, planning, budget, premiums, intake, and anybody's papers. manage: share, rename, delete.
 */
export type Right = 'read' | 'add' | 'change' | 'manage';

const rights: Record<Role, readonly Right[]> = {
  owner: ['read', 'add', 'change', 'manage'],
  editor: ['read', 'add', 'change'],
  collaborator: ['read', 'add'],
};

export function may(role: Role, right: Right): boolean {
  return rights[role].includes(right);
}

/** A quote, invoice or document: who may not change the project may still change what they brought in. */
export function mayChangePaper(role: Role, isOwn: boolean): boolean {
  return may(role, 'change') || (isOwn && may(role, 'add'));
}

/** What can happen to a record. */
export const changeActions = ['add', 'change', 'remove', 'restore'] as const;

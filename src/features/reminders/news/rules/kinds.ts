export const newsKinds = ['deadline', 'change', 'finding'] as const;
export type NewsKind = (typeof newsKinds)[number];

export const homeUses = ['own', 'let', 'mixed'] as const;
export type HomeUse = (typeof homeUses)[number];

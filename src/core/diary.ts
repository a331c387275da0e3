/** What a page of the diary is made of by itself, in the order in which it stands there. */
export const diaryKinds = ['task', 'delivery', 'paper', 'photo'] as const;
export type DiaryKind = (typeof diaryKinds)[number];

import { dayParam, diaryView, noteParam, pageParam, writeParam } from '#/features/site/diary/rules/path';
import { siteViews } from '#/features/site/photos/web/shared/slots';
import { lazyComponent } from '#/platform/web/lazy-component';
import { type Filling, fill } from '#/platform/web/slots';

export const diaryFillings: readonly Filling[] = [
  fill(siteViews, 10, {
    value: diaryView,
    label: 'Dagboek',
    words: [dayParam, pageParam, writeParam, noteParam],
    View: lazyComponent(async () => (await import('#/features/site/diary/web/diary-view')).DiaryView),
  }),
];

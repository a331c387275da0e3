import type { PageText } from '#/core/page-text';
import { cutPassage } from '#/features/reading/check/rules/quote-text';
import type { Place } from '#/features/reading/scan/rules/places';

/** The line of the paper that something was read from. */
export function passageOf(pages: readonly PageText[], place: Place | undefined): string {
  if (!place) return '';
  const { top, height } = place.box;
  const middle = top + height / 2;
  const lines = pages.find(({ number }) => number === place.page)?.lines ?? [];
  const line = lines.find(({ box }) => box.top <= middle && box.top + box.height >= middle);
  const near = line ?? lines.find(({ box }) => box.top + box.height >= top && box.top <= top + height);
  return cutPassage(near?.text ?? '');
}

import { addresses } from '#/core/addresses';
import { planningPage } from '#/features/site/planning/page';

/** Where a view stands that an older address asks for, as letters and bookmarks have it; undefined for any other. */
export function movedAddress(search: string): string | undefined {
  const words = new URLSearchParams(search);
  const at = (path: string, weergave?: string) => {
    words.delete('weergave');
    if (weergave) words.set('weergave', weergave);
    return words.size === 0 ? path : `${path}?${words}`;
  };
  switch (words.get('weergave')) {
    case 'kalender':
      if (!words.has('schaal')) words.set('schaal', 'maand');
      return at(planningPage.path, 'tijdslijn');
    case 'week':
      return at(planningPage.path, 'agenda');
    case 'termijnen':
      return at(words.has('id') ? planningPage.path : addresses.todo);
    default:
      return undefined;
  }
}

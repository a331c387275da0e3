import { useEffect } from 'react';
import { helps } from '#/app/web/helps';
import { sectionsOf } from '#/features/front/help/rules/sections';
import { HelpList } from '#/features/front/help/web/help-list';

const sections = sectionsOf(helps);

/** What all features say of their pages, for the page that shows it. */
export function AllHelp() {
  useEffect(goToPlace, []);
  return <HelpList sections={sections} />;
}

/** It arrives later than the browser looked for the place that the address names. */
function goToPlace(): void {
  const id = decodeURIComponent(window.location.hash.slice(1));
  document.getElementById(id)?.scrollIntoView();
}

/** As high as the panels: what asks over a form lies later in the page, and dims the form as well. */
export const overlayClasses =
  'fixed inset-0 z-50 bg-black/45 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in dark:bg-black/65';

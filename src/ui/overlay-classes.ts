export const overlayClasses =
  'fixed inset-0 z-40 bg-black/45 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in dark:bg-black/65';

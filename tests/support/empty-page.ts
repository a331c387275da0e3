import { afterAll, vi } from 'vitest';

const isPage = typeof document !== 'undefined';

// What our own modules remember is of the file before; React and what else comes from packages may stay.
if (isPage) vi.resetModules();

/** The next file of the same worker gets the page as this one got it. */
afterAll(async () => {
  if (!isPage) return;
  const { cleanup } = await import('@testing-library/react');
  cleanup();
  // Sonner shows who comes next what was not closed before.
  const { toast } = await import('sonner');
  toast.dismiss();
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

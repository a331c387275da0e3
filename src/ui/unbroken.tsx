import type { ReactNode } from 'react';

/** A day or a figure: a browser breaks '04-11-2026' at its hyphens, and '4 november 2026' at its blanks. */
export function Unbroken({ children }: { children: ReactNode }) {
  return <span className="whitespace-nowrap">{children}</span>;
}

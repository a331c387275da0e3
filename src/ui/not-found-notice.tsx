import type { ReactNode } from 'react';

export function NotFoundNotice({ home }: { home: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-16 text-center md:py-24">
      <p aria-hidden="true" className="font-bold font-display text-7xl text-brick">
        404
      </p>
      <h1 className="mt-4 text-3xl">Page Not Found</h1>
      <p className="mt-3 text-ink-soft text-lg">
        Deze pagina bestaat niet, of is verhuisd. Misschien zit er een tikfout in het adres.
      </p>
      <div className="mt-8">{home}</div>
    </div>
  );
}

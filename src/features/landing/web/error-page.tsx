import { StaticFrame } from '#/features/landing/web/static-frame';
import { buttonClasses } from '#/ui/button';

/** Shown where a whole page can't be given now: the database is away, or somebody asked too often. */
export function ErrorPage() {
  return (
    <StaticFrame>
      <div className="mx-auto w-full max-w-xl px-4 py-16 text-center md:py-24">
        <h1 className="text-3xl">Even geduld</h1>
        <p className="mt-3 text-ink-soft text-lg">[[TEXT]]</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <a href="?" className={buttonClasses({ variant: 'primary' })}>
            Opnieuw proberen
          </a>
          <a href="/" className={buttonClasses()}>
            Naar de startpagina
          </a>
        </div>
      </div>
    </StaticFrame>
  );
}

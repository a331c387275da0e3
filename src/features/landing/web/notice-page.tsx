import { StaticFrame } from '#/features/landing/web/static-frame';
import { buttonClasses } from '#/ui/button';

/** Said to somebody whose sign-in did not work out. */
export function NoticePage() {
  return (
    <StaticFrame>
      <div className="mx-auto w-full max-w-xl px-4 py-16 text-center md:py-24">
        <h1 className="text-3xl">[[TITLE]]</h1>
        <p className="mt-3 text-ink-soft text-lg">[[TEXT]]</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <a href="[[SIGN_IN]]" className={buttonClasses({ variant: 'primary' })}>
            Opnieuw aanmelden
          </a>
          <a href="/" className={buttonClasses()}>
            Naar de startpagina
          </a>
        </div>
      </div>
    </StaticFrame>
  );
}

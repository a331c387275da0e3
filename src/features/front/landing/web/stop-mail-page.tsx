import { StaticFrame } from '#/features/front/shared/web/static-frame';
import { buttonClasses } from '#/ui/button';

/** Asks once more: programs that look at mail for viruses open every link in it. */
export function StopMailPage() {
  return (
    <StaticFrame>
      <div className="mx-auto w-full max-w-xl px-4 py-16 text-center md:py-24">
        <h1 className="text-3xl">Geen herinneringen meer?</h1>
        <p className="mt-3 text-ink-soft text-lg">[[TEXT]]</p>
        <form method="post" action="[[ACTION]]" className="mt-8">
          <button type="submit" className={buttonClasses({ variant: 'primary' })}>
            Stuur mij geen herinneringen meer
          </button>
        </form>
      </div>
    </StaticFrame>
  );
}

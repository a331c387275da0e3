import { StaticFrame } from '#/features/front/shared/web/static-frame';
import { buttonClasses } from '#/ui/button';

const field =
  'mt-1 block w-full rounded-control border border-line-strong bg-surface px-3 py-2.5 text-base text-ink';

/** For who has the link and no account: first what and how much, then a name and a decision. Filled in by the server. */
export function ApprovalPage() {
  return (
    <StaticFrame>
      <div className="group/ask mx-auto w-full max-w-2xl px-4 py-8 md:py-12" data-state="[[STATE]]">
        <p className="text-ink-soft">[[INTRO]]</p>
        <h1 className="mt-1 break-words text-3xl">[[TITLE]]</h1>
        <p
          role="status"
          className="mt-4 rounded-control border border-line bg-sunken p-4 font-semibold group-data-[state=open]/ask:hidden"
        >
          [[DECIDED]]
        </p>
        <dl className="mt-6 grid gap-x-6 gap-y-3 sm:grid-cols-2 [&_dd]:break-words [&_dt]:text-ink-soft [&_dt]:text-sm">
          [[FACTS]]
        </dl>
        <section
          aria-label="Werken en bedragen"
          className="mt-6 [&_li]:border-line [&_li]:border-b [&_li]:py-3 [&_small]:block [&_small]:text-ink-soft [&_small]:text-sm [&_span]:break-words"
        >
          <h2 className="text-xl">Werken en bedragen</h2>
          <ul className="mt-2 [&_li]:flex [&_li]:flex-wrap [&_li]:justify-between [&_li]:gap-x-6">
            [[LINES]]
          </ul>
        </section>
        <section aria-label="Beslissen" className="mt-8 group-data-[state=decided]/ask:hidden">
          <h2 className="text-xl">Uw beslissing</h2>
          <p className="mt-1 text-ink-soft">[[TERM]]</p>
          <form method="post" className="mt-4 flex flex-col gap-4" autoComplete="off">
            <input type="hidden" name="version" value="[[VERSION]]" />
            <p role="alert" className="font-semibold text-danger empty:hidden">
              [[FAULT]]
            </p>
            <label className="block">
              <span className="font-semibold">Uw naam</span>
              <input className={field} name="name" autoComplete="name" required maxLength={120} />
            </label>
            <label className="flex items-start gap-3">
              <input type="checkbox" name="agreed" value="yes" required className="mt-1 size-5 shrink-0" />
              <span>Ik heb de werken en de bedragen hierboven gelezen. Mijn beslissing is definitief.</span>
            </label>
            <div className="flex flex-wrap gap-3">
              <button
                type="submit"
                name="decision"
                value="approve"
                className={buttonClasses({ variant: 'primary' })}
              >
                Goedkeuren
              </button>
              <button type="submit" name="decision" value="refuse" className={buttonClasses()}>
                Weigeren
              </button>
            </div>
          </form>
        </section>
      </div>
    </StaticFrame>
  );
}

import { StaticFrame } from '#/features/front/shared/web/static-frame';
import { buttonClasses } from '#/ui/button';

type StaticNoticeProps = { title: string; action?: { href: string; label: string }; home?: string };

/** A sentence on a page of its own, with what one can do about it. */
export function StaticNotice({ title, action, home = '/' }: StaticNoticeProps) {
  return (
    <StaticFrame>
      <div className="mx-auto w-full max-w-xl px-4 py-16 text-center md:py-24">
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-3 text-ink-soft text-lg">[[TEXT]]</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          {action && (
            <a href={action.href} className={buttonClasses({ variant: 'primary' })}>
              {action.label}
            </a>
          )}
          <a href={home} className={buttonClasses(action ? {} : { variant: 'primary' })}>
            Naar de startpagina
          </a>
        </div>
      </div>
    </StaticFrame>
  );
}

import { CalendarDays, FileText, LayoutDashboard, Menu as MenuIcon, Plus } from 'lucide-react';
import { Suspense, useCallback, useId, useState } from 'react';
import { AddSheet } from '#/app/web/shell/lazy-add-sheet';
import { Place, placeClasses } from '#/app/web/shell/phone-place';
import { useShowDialog } from '#/app/web/shell/shell-dialogs';
import { dashboardPage } from '#/features/front/dashboard/page';
import { quotesPage } from '#/features/papers/quotes/page';
import type { User } from '#/features/people/shared/account/user-contract';
import { AttentionCount } from '#/features/reminders/shared/web/attention-count';
import { planningPage } from '#/features/site/planning/page';
import { lazyDialog, lazyPart } from '#/platform/web/lazy-component';
import { useProject } from '#/platform/web/project/current-project';

const PhoneDrawer = lazyDialog(async () => (await import('#/app/web/shell/phone-drawer')).PhoneDrawer);

/** Where it doesn't arrive, the menu behind ‘Meer’ leads there as well. */
const RestingPlace = lazyPart<{ at: 0 | 1 | 2 }>(
  async () => (await import('#/app/web/shell/at-rest')).RestingPlace,
  () => null,
);

/** Within reach of a thumb: three screens, what one adds, and the rest. */
export function PhoneBar({ user }: { user: User }) {
  const { project } = useProject();
  const isResting = project?.status === 'resting';
  const show = useShowDialog();
  const [open, setOpen] = useState(false);
  // Stays once it was opened, so that it can slide out as it slid in.
  const [wanted, setWanted] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const countId = useId();
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] print:hidden">
      <nav aria-label="Snel naar" className="mx-auto flex max-w-lg items-center px-1">
        {isResting ? (
          <Suspense>
            <RestingPlace at={0} />
            <RestingPlace at={1} />
          </Suspense>
        ) : (
          <>
            <span className="relative flex min-w-0 flex-1">
              <Place
                path={dashboardPage.path}
                icon={<LayoutDashboard aria-hidden="true" className="size-5" />}
                describedBy={countId}
              >
                Dashboard
              </Place>
              <AttentionCount id={countId} className="top-0.5 left-1/2 ml-1" />
            </span>
            <Place path={quotesPage.path} icon={<FileText aria-hidden="true" className="size-5" />}>
              Offertes
            </Place>
          </>
        )}
        <span className="flex flex-1 justify-center">
          <button
            type="button"
            aria-label="Toevoegen"
            disabled={!project}
            onPointerDown={AddSheet.fetchAhead}
            onClick={() => show('add')}
            className="grid size-12 place-items-center rounded-full bg-brick text-on-brick disabled:opacity-40"
          >
            <Plus aria-hidden="true" className="size-6" />
          </button>
        </span>
        {isResting ? (
          <Suspense>
            <RestingPlace at={2} />
          </Suspense>
        ) : (
          <Place path={planningPage.path} icon={<CalendarDays aria-hidden="true" className="size-5" />}>
            Planning
          </Place>
        )}
        <button
          type="button"
          aria-label="Meer: menu openen"
          aria-haspopup="dialog"
          onPointerDown={PhoneDrawer.fetchAhead}
          onFocus={PhoneDrawer.fetchAhead}
          onClick={() => {
            setWanted(true);
            setOpen(true);
          }}
          className={placeClasses}
        >
          <MenuIcon aria-hidden="true" className="size-5" />
          Meer
        </button>
      </nav>
      <Suspense>{wanted && <PhoneDrawer user={user} open={open} onClose={close} />}</Suspense>
    </div>
  );
}

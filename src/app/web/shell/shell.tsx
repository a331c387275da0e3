import { type ReactNode, Suspense, useState } from 'react';
import { Bell } from '#/app/web/shell/bell';
import { BrandLink } from '#/app/web/shell/brand';
import { DemoMark } from '#/app/web/shell/demo-mark';
import { HelpButton } from '#/app/web/shell/help-button';
import { Intake, IntakeButton } from '#/app/web/shell/intake-button';
import { Keys } from '#/app/web/shell/keys';
import { LiveHere } from '#/app/web/shell/live-here';
import { PhoneBar } from '#/app/web/shell/phone-bar';
import { ShellDialogs } from '#/app/web/shell/shell-dialogs';
import { ShellFooter } from '#/app/web/shell/shell-footer';
import { Sidebar } from '#/app/web/shell/sidebar';
import { UnsentNotice } from '#/app/web/shell/unsent-notice';
import { useUndo } from '#/app/web/shell/use-undo';
import type { Project } from '#/core/project';
import type { User } from '#/features/people/shared/account/user-contract';
import { useLostProject } from '#/features/people/sharing/web/use-lost-project';
import { DropAnywhere } from '#/features/reading/inbox/web/shared/drop-anywhere';
import { Guarded } from '#/platform/web/guarded';
import { lazyPart } from '#/platform/web/lazy-component';
import { useProject } from '#/platform/web/project/current-project';
import { phoneQuery, useMediaQuery } from '#/ui/use-media-query';

/** Where it doesn't arrive, the menu of the project makes it active again too. */
const RestBar = lazyPart<{ project: Project }>(
  async () => (await import('#/app/web/shell/at-rest')).RestBar,
  () => null,
);

export function Shell({ user, children }: { user: User; children: ReactNode }) {
  const isPhone = useMediaQuery(phoneQuery);
  const { project } = useProject();
  const [isAsking, setAsking] = useState(false);
  useLostProject();
  useUndo(user.id);
  return (
    <ShellDialogs user={user}>
      <Keys />
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-surface px-4 py-2 font-semibold shadow-raised focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Naar de inhoud
      </a>
      <div className="min-h-dvh print:block md:grid md:grid-cols-[15.5rem_minmax(0,1fr)]">
        <Guarded>{isPhone ? <PhoneHeader /> : <Sidebar user={user} />}</Guarded>
        <div className="flex min-w-0 flex-col">
          <LiveHere userId={user.id} />
          {/* As tall as the window from the start: the footer would jump down whenever a screen has loaded. */}
          <main
            id="main"
            tabIndex={-1}
            className="mx-auto min-h-[calc(100dvh-3.5rem)] w-full max-w-7xl grow px-4 pt-4 pb-5 outline-none md:min-h-dvh md:px-6 md:py-9 2xl:px-8 print:min-h-0 print:max-w-none print:p-0"
          >
            {!isPhone && (
              // In the room above the screen, and not in the menu: it is about what stands here.
              <Guarded quiet>
                <div className="relative">
                  <span className="absolute -top-9 right-0">
                    <HelpButton className="size-9!" />
                  </span>
                </div>
              </Guarded>
            )}
            <UnsentNotice />
            <Suspense>{project?.status === 'resting' && <RestBar project={project} />}</Suspense>
            {children}
          </main>
          <Guarded quiet>
            <ShellFooter />
          </Guarded>
        </div>
      </div>
      {isPhone && (
        <Guarded>
          <PhoneBar user={user} />
        </Guarded>
      )}
      <Guarded quiet>
        <IntakeButton onPress={() => setAsking(true)} />
        <Intake open={isAsking} onClose={() => setAsking(false)} />
      </Guarded>
      {project && (
        <Guarded quiet>
          <DropAnywhere key={project.id} project={project} />
        </Guarded>
      )}
    </ShellDialogs>
  );
}

function PhoneHeader() {
  return (
    <header className="sticky top-(--bar) z-20 flex h-14 items-center gap-1 border-line border-b bg-surface pr-13 pl-4 max-[23.5rem]:gap-0 max-[23.5rem]:pl-2 print:hidden">
      <BrandLink />
      <span className="flex grow justify-end max-[23.5rem]:absolute max-[23.5rem]:top-0 max-[23.5rem]:left-30">
        <DemoMark className="max-[23.5rem]:rounded-t-none max-[23.5rem]:leading-4!" />
      </span>
      <span className="ml-auto">
        <Guarded quiet>
          <span className="flex">
            <HelpButton />
            <Bell />
          </span>
        </Guarded>
      </span>
    </header>
  );
}

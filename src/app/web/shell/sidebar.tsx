import { Bell } from '#/app/web/shell/bell';
import { Brand } from '#/app/web/shell/brand';
import { DemoMark } from '#/app/web/shell/demo-mark';
import { SidebarContent } from '#/app/web/shell/sidebar-content';
import type { User } from '#/features/people/shared/account/user-contract';
import { Guarded } from '#/platform/web/guarded';

export function Sidebar({ user }: { user: User }) {
  return (
    <aside className="sticky top-(--bar) flex h-[calc(100dvh-var(--bar))] flex-col gap-4 overflow-y-auto md:[@media(max-height:53rem)]:gap-3 border-line border-r bg-surface px-4 py-5 print:hidden">
      <Brand>
        <Guarded quiet>
          <Bell />
        </Guarded>
      </Brand>
      {/* In the room above: it arrives later than what stands below it. */}
      <span className="absolute top-0 left-4">
        <DemoMark className="rounded-t-none leading-4!" />
      </span>
      <div className="grow">
        <SidebarContent user={user} withAdd />
      </div>
    </aside>
  );
}

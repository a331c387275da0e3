import { FolderOpen, ListChecks, Moon, Wrench } from 'lucide-react';
import { useLocation, useSearch } from 'wouter';
import { MenuLink, type MenuPage } from '#/app/web/shell/menu-link';
import { Place } from '#/app/web/shell/phone-place';
import type { Project } from '#/core/project';
import { may } from '#/core/rights';
import { fittingsPage } from '#/features/folder/fittings/page';
import { folderPage } from '#/features/folder/folder/page';
import { useRestProject } from '#/features/people/projects/web/queries';
import { pointsPath } from '#/features/site/points/rules/path';
import { Button } from '#/ui/button';

/** What is left of the menu of a project that rests, the house’s memory first; shorter on the bar of a phone. */
const places = [
  { path: folderPage.path, title: folderPage.title, short: 'Woningmap', Icon: FolderOpen },
  { path: pointsPath, title: 'Punten', short: 'Punten', Icon: ListChecks },
  { path: fittingsPage.path, title: fittingsPage.title, short: 'Waarborg', Icon: Wrench },
] as const satisfies readonly (MenuPage & { short: string })[];

function isAt(address: string, path: string): boolean {
  return address === path || address.startsWith(`${path}${path.includes('?') ? '&' : '?'}`);
}

/** The points are a view of a page. */
function useAddress(): string {
  const [location] = useLocation();
  const search = useSearch();
  return search ? `${location}?${search}` : location;
}

export function RestingLinks({ onNavigate }: { onNavigate?: (() => void) | undefined }) {
  const address = useAddress();
  return (
    <ul className="flex flex-col gap-0.5">
      {places.map(({ path, title, Icon }) => (
        <MenuLink
          key={path}
          path={path}
          title={title}
          Icon={Icon}
          isHere={isAt(address, path)}
          onNavigate={onNavigate}
        />
      ))}
    </ul>
  );
}

export function RestingPlace({ at }: { at: 0 | 1 | 2 }) {
  const address = useAddress();
  const { path, short, Icon } = places[at];
  return (
    <Place path={path} isHere={isAt(address, path)} icon={<Icon aria-hidden="true" className="size-5" />}>
      {short}
    </Place>
  );
}

/** Above every screen of a project that rests, with the way back for its owner. */
export function RestBar({ project }: { project: Project }) {
  const wake = useRestProject('active');
  return (
    <aside
      aria-label="Dit project rust"
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-line bg-sunken px-4 py-2.5 print:hidden"
    >
      <Moon aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      <p className="min-w-0 flex-1 basis-56 text-[0.9375rem]">
        <strong>Dit project rust.</strong> Alles blijft staan: u vindt het met Zoeken. E-mails komen er alleen
        nog over wat een dag heeft.
      </p>
      {may(project.role, 'manage') && (
        <Button
          size="small"
          busy={wake.isPending}
          onClick={() =>
            wake.mutate({
              params: { projectId: project.id },
              body: { status: 'active' },
              version: project.version,
            })
          }
        >
          Weer actief maken
        </Button>
      )}
    </aside>
  );
}

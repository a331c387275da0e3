import { Link } from 'wouter';
import { navigation } from '#/app/web/navigation';
import { pagePaths } from '#/core/pages';

const screens = navigation.filter(({ path }) => path !== pagePaths.dashboard && path !== pagePaths.about);

export function ScreenCards() {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      {screens.map(({ path, label, about, Icon }) => (
        <li key={path}>
          <Link
            href={path}
            className="flex h-full items-start gap-3 rounded-card border border-line bg-surface p-4 shadow-card hover:border-brick"
          >
            <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brick" />
            <span>
              <span className="block font-semibold">{label}</span>
              <span className="block text-ink-soft text-sm">{about}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

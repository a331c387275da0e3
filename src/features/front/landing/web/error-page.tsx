import { StaticNotice } from '#/features/front/landing/web/static-notice';

/** Shown where a whole page can't be given now: the database is away, or somebody asked too often. */
export function ErrorPage() {
  return <StaticNotice title="Even geduld" action={{ href: '?', label: 'Opnieuw proberen' }} />;
}

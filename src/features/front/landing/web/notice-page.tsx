import { StaticNotice } from '#/features/front/landing/web/static-notice';

/** Said to somebody whose sign-in did not work out. */
export function NoticePage() {
  return <StaticNotice title="[[TITLE]]" action={{ href: '[[SIGN_IN]]', label: 'Opnieuw aanmelden' }} />;
}

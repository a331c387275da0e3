import { StaticNotice } from '#/features/front/landing/web/static-notice';

/** Shown for an address that can't be read, or that is not ours. */
export function RefusedPage() {
  return <StaticNotice title="[[TITLE]]" home="[[HOME]]" />;
}

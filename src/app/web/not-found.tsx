import { Link } from 'wouter';
import { buttonClasses } from '#/ui/button';
import { NotFoundNotice } from '#/ui/not-found-notice';

export function NotFound() {
  return (
    <NotFoundNotice
      home={
        <Link href="/" className={buttonClasses({ variant: 'primary' })}>
          Naar het dashboard
        </Link>
      }
    />
  );
}

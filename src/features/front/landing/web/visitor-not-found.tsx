import { StaticFrame } from '#/features/front/shared/web/static-frame';
import { buttonClasses } from '#/ui/button';
import { NotFoundNotice } from '#/ui/not-found-notice';

export function VisitorNotFound() {
  return (
    <StaticFrame>
      <NotFoundNotice
        home={
          <a href="/" className={buttonClasses({ variant: 'primary' })}>
            Naar de startpagina
          </a>
        }
      />
    </StaticFrame>
  );
}

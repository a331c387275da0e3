import { Pencil, QrCode, Trash2, Wrench } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { dayAt, daysBetween, formatDay } from '#/core/day';
import { type Fitting, labelsPath } from '#/features/folder/fittings/contract';
import { fittingTitle } from '#/features/folder/fittings/rules/title';
import { useFittingPapers, useNoteMaintained, useOwnPhotos } from '#/features/folder/fittings/web/queries';
import { photoName } from '#/features/site/shared/photos/rules/name';
import { PhotoStrip } from '#/features/site/shared/photos/web/photo-strip';
import { ContactLink } from '#/features/work/shared/contacts/web/contact-link';
import { useRooms } from '#/features/work/shared/rooms/web/rooms';
import { Badge } from '#/ui/badge';
import { Button, buttonClasses, IconButton } from '#/ui/button';
import { Card } from '#/ui/card';
import { cx } from '#/ui/class-names';

type Props = {
  projectId: number;
  fitting: Fitting;
  /** Who came by its label or a reminder came for this one. */
  isShown: boolean;
  onEdit: (() => void) | undefined;
  onRemove: (() => void) | undefined;
};

export function FittingCard({ projectId, fitting, isShown, onEdit, onRemove }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown) place.current?.scrollIntoView({ block: 'center' });
  }, [isShown]);
  const title = fittingTitle(fitting);
  return (
    <Card as="li" className={cx(isShown && 'border-brick')}>
      <div ref={place} className="flex flex-col gap-2">
        <div className="flex items-start justify-between gap-2">
          <h2 className="line-clamp-3 min-w-0 text-lg wrap-anywhere print:line-clamp-none">{title}</h2>
          {onEdit && onRemove && (
            <span className="inline-flex shrink-0 print:hidden">
              <IconButton
                label={`‘${title}’ bewerken`}
                icon={<Pencil aria-hidden="true" />}
                onClick={onEdit}
              />
              <IconButton
                label={`‘${title}’ verwijderen`}
                icon={<Trash2 aria-hidden="true" />}
                onClick={onRemove}
              />
            </span>
          )}
        </div>
        <Facts fitting={fitting} />
        <Days fitting={fitting} />
        <Belonging projectId={projectId} fitting={fitting} />
        <div className="flex flex-wrap gap-2 print:hidden">
          {onEdit && fitting.maintainEveryMonths !== null && <Maintained fitting={fitting} />}
          <a
            href={`${labelsPath.replace(':projectId', String(projectId))}?ids=${fitting.id}`}
            download
            className={buttonClasses({ size: 'small' })}
          >
            <QrCode aria-hidden="true" className="size-4" />
            Etiket
          </a>
        </div>
      </div>
    </Card>
  );
}

function Facts({ fitting: { serial, contact, roomId } }: { fitting: Fitting }) {
  const { data: rooms = [] } = useRooms();
  const room = rooms.find(({ id }) => id === roomId)?.name;
  const told = [
    room,
    contact && <ContactLink key="firm" contact={contact} />,
    serial && `serienummer ${serial}`,
  ].filter(Boolean);
  if (told.length === 0) return null;
  return (
    <p className="break-words text-ink-soft">
      {told.flatMap((each, at) => (at === 0 ? [each] : [' · ', each]))}
    </p>
  );
}

const soon = 60;

function Days({ fitting }: { fitting: Fitting }) {
  const { deliveredOn, guaranteeUntil, nextMaintenance } = fitting;
  const today = dayAt(new Date());
  return (
    <ul className="flex flex-wrap gap-2">
      {deliveredOn && (
        <li>
          <Badge tone="neutral">Geleverd {formatDay(deliveredOn)}</Badge>
        </li>
      )}
      {guaranteeUntil && (
        <li>
          <Badge
            tone={
              guaranteeUntil < today
                ? 'neutral'
                : daysBetween(today, guaranteeUntil) <= soon
                  ? 'ochre'
                  : 'moss'
            }
          >
            {guaranteeUntil < today ? 'Waarborg liep af op' : 'Waarborg tot'} {formatDay(guaranteeUntil)}
          </Badge>
        </li>
      )}
      {nextMaintenance && (
        <li>
          <Badge tone={daysBetween(today, nextMaintenance) <= soon ? 'ochre' : 'neutral'}>
            Onderhoud tegen {formatDay(nextMaintenance)}
          </Badge>
        </li>
      )}
    </ul>
  );
}

function Belonging({ projectId, fitting }: { projectId: number; fitting: Fitting }) {
  const { documents } = useFittingPapers(projectId);
  const papers = documents.filter(({ id }) => fitting.documentIds.includes(id));
  const pictures = useOwnPhotos(projectId, fitting.photoIds);
  return (
    <>
      {papers.length > 0 && (
        <ul>
          {papers.map(({ id, filePath, fileName }) => (
            <li key={id}>
              <a
                href={filePath}
                target="_blank"
                rel="noreferrer"
                className="break-words text-brick underline"
              >
                {fileName}
                <span className="sr-only"> (nieuw tabblad)</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {pictures.length > 0 && (
        <PhotoStrip photos={pictures.map((photo) => ({ ...photo, name: photoName(photo) }))} />
      )}
    </>
  );
}

function Maintained({ fitting: { id, version } }: { fitting: Fitting }) {
  const note = useNoteMaintained();
  return (
    <Button
      size="small"
      icon={<Wrench aria-hidden="true" />}
      disabled={note.isPending}
      onClick={() => note.mutate({ params: { id }, body: { lastMaintained: dayAt(new Date()) }, version })}
    >
      Vandaag onderhouden
    </Button>
  );
}

import { formatDayLong } from '#/core/day';
import { thumbnailPath } from '#/core/file-paths';
import type { Point } from '#/features/site/points/contract';
import { statusLabels } from '#/features/site/points/rules/steps';
import { PointSteps } from '#/features/site/points/web/point-steps';
import { usePhotosOf } from '#/features/site/points/web/queries';
import { usePointOptions } from '#/features/site/points/web/use-point-options';
import { photoName } from '#/features/site/shared/photos/rules/name';
import { Button } from '#/ui/button';
import { Dialog } from '#/ui/dialog';

type ReadPointDialogProps = { projectId: number; point: Point; onClose: () => void };

/** For who may read a point and not change it. */
export function ReadPointDialog({ projectId, point, onClose }: ReadPointDialogProps) {
  const { rooms, contacts, quotes } = usePointOptions(projectId);
  const { data: photos = [] } = usePhotosOf(projectId, point.photoIds);
  const nameIn = (options: typeof rooms, id: number | null) =>
    options.find(({ value }) => value === String(id))?.label;
  const facts = [
    ['Stand', statusLabels[point.status]],
    ['Ruimte', nameIn(rooms, point.roomId)],
    ['Wie het herstelt', nameIn(contacts, point.contactId)],
    ['Offerte', nameIn(quotes, point.quoteId)],
    ['Te herstellen tegen', point.dueDate && formatDayLong(point.dueDate)],
    ['Vastgesteld op', formatDayLong(point.foundOn)],
  ].flatMap(([label, value]) => (label && value ? [{ label, value }] : []));
  return (
    <Dialog
      onClose={onClose}
      title={`Punt ${point.number}`}
      footer={<Button onClick={onClose}>Sluiten</Button>}
    >
      <p className="wrap-anywhere mb-4 whitespace-pre-line">{point.text}</p>
      <dl className="grid gap-3">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {photos.length > 0 && (
        <ul className="mt-4 grid grid-cols-4 gap-2">
          {photos.map((photo) => (
            <li key={photo.id} className="aspect-square overflow-hidden rounded-control bg-sunken">
              <img
                src={thumbnailPath(photo.filePath)}
                alt={photoName(photo)}
                className="size-full object-cover"
              />
            </li>
          ))}
        </ul>
      )}
      <PointSteps id={point.id} />
    </Dialog>
  );
}

import { ChevronLeft, ChevronRight, Download, Info, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { PhotoFacts } from '#/features/site/photos/web/photo-facts';
import { PhotoPicture } from '#/features/site/photos/web/photo-picture';
import { useRemovePhoto } from '#/features/site/photos/web/queries';
import type { Photo } from '#/features/site/shared/photos/contract';
import { photoName } from '#/features/site/shared/photos/rules/name';
import { buttonClasses, IconButton } from '#/ui/button';
import { FullScreen } from '#/ui/full-screen';
import { phoneQuery, useMediaQuery } from '#/ui/use-media-query';

type PhotoViewerProps = {
  photo: Photo;
  /** In the order in which one looks at them. */
  photos: readonly Photo[];
  onShow: (id: number) => void;
  onClose: () => void;
};

/** One photo over all of the window: swipe or arrow keys for the next, a double press to come closer. */
export function PhotoViewer({ photo, photos, onShow, onClose }: PhotoViewerProps) {
  const onPhone = useMediaQuery(phoneQuery);
  const [factsAsked, setFactsAsked] = useState<boolean>();
  const remove = useRemovePhoto();
  const hasFacts = factsAsked ?? !onPhone;
  const at = photos.findIndex(({ id }) => id === photo.id);
  const [before, after] = [photos[at - 1], photos[at + 1]];
  const show = (next: Photo | undefined) => next && onShow(next.id);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
    if (event.key === 'ArrowLeft') show(before);
    if (event.key === 'ArrowRight') show(after);
  };
  const removeThis = () => {
    const next = after ?? before;
    remove.mutate(
      { params: { id: photo.id }, version: photo.version },
      { onSuccess: () => (next ? onShow(next.id) : onClose()) },
    );
  };
  return (
    <FullScreen
      title={photoName(photo)}
      onClose={onClose}
      onKeyDown={onKeyDown}
      actions={
        <>
          <a
            href={photo.filePath}
            download
            aria-label="Downloaden"
            title="Downloaden"
            className={buttonClasses({ variant: 'quiet', size: 'icon' })}
          >
            <Download aria-hidden="true" className="size-[1.125rem]" />
          </a>
          {photo.mayChange && (
            <IconButton
              label="Verwijderen"
              busy={remove.isPending}
              onClick={removeThis}
              icon={<Trash2 aria-hidden="true" />}
            />
          )}
          <IconButton
            label="Gegevens"
            aria-pressed={hasFacts}
            onClick={() => setFactsAsked(!hasFacts)}
            icon={<Info aria-hidden="true" />}
          />
        </>
      }
    >
      <div className="flex min-h-0 flex-auto flex-col md:flex-row">
        <div className="relative min-h-0 flex-auto bg-sunken">
          <PhotoPicture
            key={photo.id}
            photo={photo}
            onPrevious={() => show(before)}
            onNext={() => show(after)}
          />
          {before && (
            <span className="absolute top-1/2 left-2 -translate-y-1/2 max-md:hidden">
              <IconButton
                variant="secondary"
                label="Vorige foto"
                onClick={() => show(before)}
                icon={<ChevronLeft aria-hidden="true" />}
              />
            </span>
          )}
          {after && (
            <span className="absolute top-1/2 right-2 -translate-y-1/2 max-md:hidden">
              <IconButton
                variant="secondary"
                label="Volgende foto"
                onClick={() => show(after)}
                icon={<ChevronRight aria-hidden="true" />}
              />
            </span>
          )}
        </div>
        {hasFacts && <PhotoFacts key={photo.id} photo={photo} />}
      </div>
    </FullScreen>
  );
}

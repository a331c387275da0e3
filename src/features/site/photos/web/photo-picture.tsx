import { type PointerEvent, useRef, useState } from 'react';
import { previewPath } from '#/core/file-paths';
import { needsPreview } from '#/core/files';
import type { Photo } from '#/features/site/shared/photos/contract';
import { photoName } from '#/features/site/shared/photos/rules/name';
import { cx } from '#/ui/class-names';

type PhotoPictureProps = { photo: Photo; onPrevious: () => void; onNext: () => void };

/** A finger that goes less far was pressing. */
const leastSwipe = 60;

/** Drawn for the screen; who comes closer gets the photo itself. */
export function PhotoPicture({ photo, onPrevious, onNext }: PhotoPictureProps) {
  const [isClose, setClose] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const began = useRef<{ x: number; y: number }>(undefined);
  const isSwiped = useRef(false);
  const swipe = ({ clientX, clientY, pointerType }: PointerEvent) => {
    const from = began.current;
    began.current = undefined;
    if (!from || isClose || pointerType === 'mouse') return;
    const [x, y] = [clientX - from.x, clientY - from.y];
    if (Math.abs(x) < leastSwipe || Math.abs(x) < Math.abs(y) * 1.5) return;
    isSwiped.current = true;
    if (x > 0) onPrevious();
    else onNext();
  };
  if (isFailed) {
    return (
      <p className="grid size-full place-items-center p-6 text-center">
        Deze foto kan nu niet getoond worden.
      </p>
    );
  }
  const small = previewPath(photo.filePath);
  return (
    <div className={cx('size-full', isClose ? 'overflow-auto' : 'overflow-hidden')}>
      <button
        type="button"
        aria-label={isClose ? 'Verder weg' : 'Dichterbij'}
        className={cx('block', isClose ? 'w-[250%] cursor-zoom-out' : 'size-full cursor-zoom-in touch-pan-y')}
        onPointerDown={({ clientX, clientY }) => {
          began.current = { x: clientX, y: clientY };
          isSwiped.current = false;
        }}
        onPointerUp={swipe}
        onClick={() => {
          if (!isSwiped.current) setClose(!isClose);
        }}
      >
        <img
          src={isClose && !needsPreview(photo.mimeType) ? photo.filePath : small}
          alt={photoName(photo)}
          draggable={false}
          onError={() => setFailed(true)}
          className={isClose ? 'w-full max-w-none' : 'size-full object-contain'}
        />
      </button>
    </div>
  );
}

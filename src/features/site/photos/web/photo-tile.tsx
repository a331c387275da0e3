import { ImageIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { thumbnailPath } from '#/core/file-paths';
import { type Photo, phaseLabels } from '#/features/site/shared/photos/contract';
import { photoName } from '#/features/site/shared/photos/rules/name';
import { type Turn, takeTurn } from '#/platform/web/thumbnail-turns';
import { Checkbox } from '#/ui/checkbox';
import { cx } from '#/ui/class-names';

type PhotoTileProps = {
  photo: Photo;
  /** Undefined while one looks and doesn't choose. */
  isChosen: boolean | undefined;
  onOpen: (id: number) => void;
  onChoose: (id: number) => void;
};

export function PhotoTile({ photo, isChosen, onOpen, onChoose }: PhotoTileProps) {
  const name = photoName(photo);
  const isChoosing = isChosen !== undefined;
  return (
    <div className="relative aspect-square min-w-0 flex-1 overflow-hidden rounded-control bg-sunken">
      <button
        type="button"
        aria-label={isChoosing ? `${name} kiezen` : name}
        aria-pressed={isChosen}
        onClick={() => (isChoosing ? onChoose(photo.id) : onOpen(photo.id))}
        className={cx('block size-full', isChosen && 'ring-4 ring-brick ring-inset')}
      >
        <Small key={photo.filePath} path={photo.filePath} isFaded={isChosen === true} />
      </button>
      {photo.phase && (
        <span className="pointer-events-none absolute bottom-1 left-1 max-w-[calc(100%-0.5rem)] truncate rounded-full bg-surface/90 px-2 py-0.5 text-xs">
          {phaseLabels[photo.phase]}
        </span>
      )}
      {isChoosing && (
        <span className="absolute top-1 right-1 rounded-control bg-surface/90">
          <Checkbox aria-label={name} checked={isChosen} onChange={() => onChoose(photo.id)} />
        </span>
      )}
    </div>
  );
}

function Small({ path, isFaded }: { path: string; isFaded: boolean }) {
  const [turn, setTurn] = useState<Turn>();
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    const taken: Turn = takeTurn(() => setTurn(taken));
    return () => taken.end();
  }, []);
  if (!turn || isFailed) {
    return (
      <span className="grid size-full place-items-center">
        <ImageIcon aria-hidden="true" className="size-7 text-ink-soft" />
      </span>
    );
  }
  return (
    <img
      src={thumbnailPath(path)}
      alt=""
      decoding="async"
      className={cx('size-full object-cover', isFaded && 'opacity-80')}
      onLoad={turn.end}
      onError={() => {
        turn.end();
        setFailed(true);
      }}
    />
  );
}

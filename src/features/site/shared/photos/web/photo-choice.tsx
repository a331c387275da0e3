import { thumbnailPath } from '#/core/file-paths';
import type { Photo } from '#/features/site/shared/photos/contract';
import { photoName } from '#/features/site/shared/photos/rules/name';

type PhotoChoiceProps = {
  photos: readonly Photo[];
  disabled: boolean;
  onChoose: (photoId: number) => void;
};

/** Photos that are there already, to choose from. */
export function PhotoChoice({ photos, disabled, onChoose }: PhotoChoiceProps) {
  return (
    <ul className="grid max-h-72 grid-cols-4 gap-2 overflow-y-auto p-1 sm:grid-cols-6">
      {photos.map((photo) => (
        <li key={photo.id}>
          <button
            type="button"
            disabled={disabled}
            aria-label={`${photoName(photo)} kiezen`}
            onClick={() => onChoose(photo.id)}
            className="block aspect-square w-full overflow-hidden rounded-control bg-sunken disabled:opacity-55"
          >
            <img
              src={thumbnailPath(photo.filePath)}
              alt=""
              loading="lazy"
              className="size-full object-cover"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}

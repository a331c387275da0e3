import { X } from 'lucide-react';
import { thumbnailPath } from '#/core/file-paths';
import { acceptOf } from '#/core/files';
import { mostPhotos } from '#/features/site/points/contract';
import { useAddPhoto, usePhotosOf, usePhotosOfSite } from '#/features/site/points/web/queries';
import { type Photo, photoUpload } from '#/features/site/shared/photos/contract';
import { photoName } from '#/features/site/shared/photos/rules/name';
import { PhotoChoice } from '#/features/site/shared/photos/web/photo-choice';
import { IconButton } from '#/ui/button';
import { FileDrop } from '#/ui/file-drop';
import { Fold } from '#/ui/fold';

type PhotosFieldProps = {
  projectId: number;
  roomId: number | null;
  value: readonly number[];
  error: string | undefined;
  onChange: (ids: number[]) => void;
};

/** The photos of a point. A new one stands at once among those of the site, whatever becomes of the point. */
export function PhotosField({ projectId, roomId, value, error, onChange }: PhotosFieldProps) {
  const { data: photos = [] } = usePhotosOf(projectId, value);
  const { data: all = [] } = usePhotosOfSite(projectId);
  const isFull = value.length >= mostPhotos;
  const isHere = (photo: Photo) => Number(roomId !== null && photo.roomId === roomId);
  // Those of the room first.
  const free = all
    .filter(({ id }) => !value.includes(id))
    .toSorted((one, other) => isHere(other) - isHere(one));
  const add = useAddPhoto();
  const take = async (files: readonly File[]) => {
    const ids = [...value];
    for (const file of files) {
      const shotAt = new Date(Math.min(file.lastModified || Date.now(), Date.now())).toISOString();
      const made = await add
        .mutateAsync({ params: { projectId }, body: { shotAt, roomId }, file })
        .catch(() => undefined);
      if (made && !ids.includes(made.id)) ids.push(made.id);
    }
    onChange(ids);
  };
  return (
    <div className="flex flex-col gap-2">
      <FileDrop
        label="Foto’s"
        hint="Een foto zegt meer dan een zin."
        accept={[...acceptOf(photoUpload.kinds), 'image/*']}
        maxBytes={photoUpload.maxBytes}
        camera
        multiple
        files={[]}
        error={error}
        progress={add.isPending ? add.progress : undefined}
        disabled={add.isPending || isFull}
        onChange={(files) => void take(files)}
      />
      {photos.length > 0 && (
        <ul className="grid grid-cols-4 gap-2">
          {photos.map((photo) => (
            <li key={photo.id} className="relative aspect-square overflow-hidden rounded-control bg-sunken">
              <img
                src={thumbnailPath(photo.filePath)}
                alt={photoName(photo)}
                className="size-full object-cover"
              />
              <span className="absolute top-0 right-0">
                <IconButton
                  variant="secondary"
                  label={`${photoName(photo)} weghalen`}
                  icon={<X aria-hidden="true" />}
                  onClick={() => onChange(value.filter((id) => id !== photo.id))}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      {free.length > 0 && (
        <Fold title="Of kies een foto van de werf">
          <PhotoChoice photos={free} disabled={isFull} onChoose={(id) => onChange([...value, id])} />
        </Fold>
      )}
    </div>
  );
}

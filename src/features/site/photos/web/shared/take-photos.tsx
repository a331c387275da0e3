import { Camera } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { acceptOf } from '#/core/files';
import { findLastPlace, keepLastPlace, type PhotoPlace } from '#/features/site/photos/web/last-place';
import { PhaseChips } from '#/features/site/photos/web/phase-chips';
import { CameraInput } from '#/features/site/photos/web/shared/camera-input';
import { hasRoomHere, photoOutbox, type WaitingPhoto } from '#/features/site/photos/web/shared/photo-outbox';
import { photoUpload } from '#/features/site/shared/photos/contract';
import { RoomField } from '#/features/work/shared/rooms/web/rooms-field';
import { randomId } from '#/platform/web/random-id';
import { Alert } from '#/ui/alert';
import { Button } from '#/ui/button';
import { Dialog } from '#/ui/dialog';
import { checkFiles } from '#/ui/file-checks';
import { showToast } from '#/ui/toast';

type TakePhotosProps = {
  projectId: number;
  /** What was taken or chosen to begin with. */
  files: readonly File[];
  /** Where they are of; left out: where the photo before was. */
  place?: PhotoPlace;
  onClose: () => void;
};

type Taken = Omit<WaitingPhoto, 'userId' | 'keptAt'>;

const rules = { accept: [...acceptOf(photoUpload.kinds), 'image/*'], maxBytes: photoUpload.maxBytes };

/** Shot after shot. Each is kept on the device at once; room and phase can be said of the last ones until the next. */
export function TakePhotos({ projectId, files, place, onClose }: TakePhotosProps) {
  const [where, setWhere] = useState(() => place ?? findLastPlace(projectId));
  const [last, setLast] = useState<readonly Taken[]>([]);
  const [count, setCount] = useState(0);
  const [hasRoom, setRoom] = useState(true);
  const [refusedAt, setRefusedAt] = useState<number>();
  const waiting = photoOutbox.useWaiting().length;
  // What the device refused with so many waiting, it refuses again until one of them has left.
  const isFull = !hasRoom || (refusedAt !== undefined && waiting >= refusedAt);
  const camera = useRef<HTMLInputElement>(null);

  const take = useCallback(
    async (given: readonly File[], at: PhotoPlace) => {
      const { accepted, problems } = checkFiles([...given], rules);
      for (const text of problems) showToast({ tone: 'destructive', title: 'Niet toegevoegd', text });
      const taken: Taken[] = [];
      for (const file of accepted) {
        const photo = { key: randomId(), projectId, file, shotAt: shotOf(file), ...at };
        if (accepted.length === 1) photoOutbox.hold(photo.key);
        if (await photoOutbox.keep(photo)) taken.push(photo);
        else
          showToast({
            tone: 'destructive',
            title: file.name,
            text: 'Dit toestel kan geen foto meer bewaren.',
          });
      }
      setLast(taken);
      setCount((before) => before + taken.length);
      const isRefused = taken.length < accepted.length;
      setRefusedAt(isRefused ? (await photoOutbox.listOwn()).length : undefined);
    },
    [projectId],
  );

  useEffect(() => {
    const look = () => void hasRoomHere().then(setRoom);
    look();
    return photoOutbox.follow(look);
  }, []);

  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void take(files, where);
  }, [files, where, take]);
  useEffect(() => () => photoOutbox.hold(undefined), []);

  const say = (next: PhotoPlace) => {
    setWhere(next);
    keepLastPlace(projectId, next);
    const [only] = last;
    // Several that were chosen at once may be on their way already.
    if (only && last.length === 1) void photoOutbox.keep({ ...only, ...next });
  };
  return (
    <Dialog
      title={count === 1 ? '1 foto genomen' : `${count} foto’s genomen`}
      description="Ze worden vanzelf verstuurd, ook als er nu geen verbinding is."
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Klaar</Button>
          <Button
            variant="primary"
            icon={<Camera aria-hidden="true" />}
            disabled={isFull}
            onClick={() => camera.current?.click()}
          >
            Volgende foto
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {isFull && (
          <Alert tone="warning" title="Dit toestel is vol">
            Er kan geen foto meer bij tot deze verstuurd zijn, of tot u plaats maakt op het toestel.
          </Alert>
        )}
        <RoomField value={where.roomId} onChange={(roomId) => say({ ...where, roomId })} />
        <PhaseChips value={where.phase} onChange={(phase) => say({ ...where, phase })} />
      </div>
      <CameraInput ref={camera} onTaken={(shot) => void take(shot, where)} />
    </Dialog>
  );
}

/** A photo of the camera is as old as its file; one that was saved later says so itself. */
function shotOf({ lastModified }: File): string {
  return new Date(Math.min(lastModified || Date.now(), Date.now())).toISOString();
}

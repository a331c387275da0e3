import { Camera } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { CameraInput } from '#/features/site/photos/web/shared/camera-input';
import { lazyDialog } from '#/platform/web/lazy-component';
import { Button } from '#/ui/button';

const TakePhotos = lazyDialog(
  async () => (await import('#/features/site/photos/web/shared/take-photos')).TakePhotos,
);

type ShotButtonsProps = {
  projectId: number;
  rooms: readonly { id: number; name: string }[];
  /** Who pressed ‘Foto’s maken’ elsewhere, on a phone, meant the camera. */
  opensAtOnce?: boolean;
};

/** A browser opens a camera only for who just pressed something. */
function mayOpenCamera(): boolean {
  return navigator.userActivation?.isActive === true && matchMedia('(pointer: coarse)').matches;
}

/** One for each room: the camera at once, and what it takes is of that room and of what disappears. */
export function ShotButtons({ projectId, rooms, opensAtOnce = false }: ShotButtonsProps) {
  const camera = useRef<HTMLInputElement>(null);
  const [roomId, setRoomId] = useState<number | null>(null);
  const [taken, setTaken] = useState<readonly File[]>([]);
  const isOpened = useRef(false);
  const [first] = rooms;
  useEffect(() => {
    if (!opensAtOnce || isOpened.current || !first || !mayOpenCamera()) return;
    isOpened.current = true;
    setRoomId(first.id);
    camera.current?.click();
  }, [opensAtOnce, first]);
  return (
    <>
      {rooms.map(({ id, name }) => (
        <Button
          key={id}
          size="small"
          icon={<Camera aria-hidden="true" />}
          aria-label={`Foto van ${name} maken`}
          onPointerEnter={TakePhotos.fetchAhead}
          onClick={() => {
            setRoomId(id);
            camera.current?.click();
          }}
        >
          {name}
        </Button>
      ))}
      <CameraInput ref={camera} onTaken={setTaken} />
      <Suspense>
        {taken.length > 0 && (
          <TakePhotos
            projectId={projectId}
            files={taken}
            place={{ roomId, phase: 'hidden' }}
            onClose={() => setTaken([])}
          />
        )}
      </Suspense>
    </>
  );
}

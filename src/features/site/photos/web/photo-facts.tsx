import { useState } from 'react';
import { dayAt, formatDayLong } from '#/core/day';
import { PhaseChips } from '#/features/site/photos/web/phase-chips';
import { useUpdatePhoto } from '#/features/site/photos/web/queries';
import { photoFields } from '#/features/site/photos/web/shared/slots';
import { captionLength, type Photo, type TakenFrom } from '#/features/site/shared/photos/contract';
import type { Pin } from '#/features/site/shared/pin';
import { listTasks } from '#/features/site/shared/planning/contract';
import { RoomField } from '#/features/work/shared/rooms/web/rooms-field';
import { useProject } from '#/platform/web/project/current-project';
import { useRead } from '#/platform/web/queries';
import { SlotParts } from '#/platform/web/slots';
import { Button } from '#/ui/button';
import { formatBytes } from '#/ui/file-checks';
import { SelectField } from '#/ui/select';
import { TextArea } from '#/ui/text-field';

const sources: Record<TakenFrom, string> = {
  said: 'zoals opgegeven',
  camera: 'volgens de camera',
  received: 'toen ze aankwam',
};

const clock = new Intl.DateTimeFormat('nl-BE', {
  timeZone: 'Europe/Brussels',
  hour: '2-digit',
  minute: '2-digit',
});

/** Where, when and of what it is, to be said with a tap each by who may. */
export function PhotoFacts({ photo }: { photo: Photo }) {
  const update = useUpdatePhoto();
  const { project } = useProject();
  const { data: tasks = [] } = useRead(
    listTasks,
    { params: { projectId: project?.id ?? 0 } },
    { enabled: project !== undefined },
  );
  const [caption, setCaption] = useState(photo.caption ?? '');
  const say = (body: Partial<Pick<Photo, 'roomId' | 'phase' | 'caption' | 'taskId' | 'pin'>>) =>
    update.mutate({ params: { id: photo.id }, body, version: photo.version });
  const taken = new Date(photo.takenAt);
  const isAnother = caption.trim() !== (photo.caption ?? '');
  return (
    <aside
      aria-label="Gegevens"
      className="flex max-h-[55%] shrink-0 flex-col gap-5 overflow-y-auto border-line p-4 max-md:border-t md:max-h-none md:w-88 md:border-l"
    >
      <p className="text-ink-soft text-sm">
        {formatDayLong(dayAt(taken))}, {clock.format(taken)}, {sources[photo.takenFrom]}. {photo.width} ×{' '}
        {photo.height}, {formatBytes(photo.size)}
        {photo.sentBy && `, van ${photo.sentBy}`}.
      </p>
      <fieldset disabled={!photo.mayChange || update.isPending} className="contents">
        <RoomField value={photo.roomId} onChange={(roomId) => say({ roomId })} />
        <PhaseChips value={photo.phase} onChange={(phase) => say({ phase })} />
        <SelectField
          label="Taak"
          value={photo.taskId === null ? '' : String(photo.taskId)}
          emptyOption="Geen taak"
          disabled={!photo.mayChange}
          options={tasks.map(({ id, title }) => ({ value: String(id), label: title }))}
          onChange={(chosen) => say({ taskId: chosen === '' ? null : Number(chosen) })}
        />
        <SlotParts of={photoFields} given={{ photo, onPin: (pin: Pin | null) => say({ pin }) }} />
        <div className="flex flex-col gap-2">
          <TextArea
            label="Bijschrift"
            rows={2}
            maxLength={captionLength}
            value={caption}
            onChange={({ target }) => setCaption(target.value)}
          />
          {isAnother && (
            <Button
              className="self-end"
              busy={update.isPending}
              onClick={() => say({ caption: caption.trim() || null })}
            >
              Bijschrift bewaren
            </Button>
          )}
        </div>
      </fieldset>
    </aside>
  );
}

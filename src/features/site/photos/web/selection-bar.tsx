import { Captions, Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  captionLength,
  type Photo,
  type PhotoPhase,
  phaseLabels,
  photoPhases,
} from '#/features/site/shared/photos/contract';
import { listTasks } from '#/features/site/shared/planning/contract';
import { useRooms } from '#/features/work/shared/rooms/web/rooms';
import { useProject } from '#/platform/web/project/current-project';
import { useRead } from '#/platform/web/queries';
import { Button, buttonClasses } from '#/ui/button';
import { Select } from '#/ui/select';
import { TextField } from '#/ui/text-field';

/** The same of all that are chosen. */
export type SaidOfSeveral = Partial<Pick<Photo, 'roomId' | 'phase' | 'taskId' | 'caption'>>;

type SelectionBarProps = {
  count: number;
  /** All of them in one file. */
  archive: string;
  busy: boolean;
  onSay: (changes: SaidOfSeveral) => void;
  onRemove: () => void;
  onClear: () => void;
};

const phaseOptions = photoPhases.map((value) => ({ value, label: phaseLabels[value] }));

/** What can be done with several photos at once. */
export function SelectionBar({ count, archive, busy, onSay, onRemove, onClear }: SelectionBarProps) {
  const { data: rooms = [] } = useRooms();
  const tasks = useTaskOptions();
  const [isCaptioning, setCaptioning] = useState(false);
  const isNone = count === 0;
  return (
    <section
      aria-label="Gekozen foto’s"
      className="sticky top-[calc(var(--bar)+4rem)] z-10 mb-4 flex flex-wrap items-center gap-2 rounded-card border border-line bg-surface p-3 shadow-raised md:top-[calc(var(--bar)+0.5rem)]"
    >
      <p role="status" className="mr-auto font-semibold">
        {count === 1 ? '1 foto gekozen' : `${count} foto’s gekozen`}
      </p>
      <Button className="sm:order-last" variant="quiet" onClick={onClear}>
        Klaar
      </Button>
      <Select
        aria-label="Ruimte geven"
        className="min-w-0 basis-36 max-sm:basis-[calc(50%-0.25rem)]"
        placeholder="Ruimte geven…"
        value=""
        disabled={busy || isNone}
        onChange={(id) => onSay({ roomId: Number(id) })}
        options={rooms.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <Select<PhotoPhase | ''>
        aria-label="Fase geven"
        className="min-w-0 basis-36 max-sm:basis-[calc(50%-0.25rem)]"
        placeholder="Fase geven…"
        value=""
        disabled={busy || isNone}
        onChange={(phase) => phase !== '' && onSay({ phase })}
        options={phaseOptions}
      />
      {tasks.length > 0 && (
        <Select
          aria-label="Taak geven"
          className="min-w-0 basis-36 max-sm:basis-[calc(50%-0.25rem)]"
          placeholder="Taak geven…"
          value=""
          disabled={busy || isNone}
          onChange={(id) => onSay({ taskId: Number(id) })}
          options={tasks}
        />
      )}
      <Button
        icon={<Captions aria-hidden="true" />}
        aria-expanded={isCaptioning}
        disabled={isNone}
        onClick={() => setCaptioning(!isCaptioning)}
      >
        Bijschrift
      </Button>
      {!isNone && (
        <a href={archive} download className={buttonClasses()}>
          <Download aria-hidden="true" className="size-[1.125rem]" />
          Downloaden
        </a>
      )}
      <Button icon={<Trash2 aria-hidden="true" />} disabled={busy || isNone} onClick={onRemove}>
        Verwijderen
      </Button>
      {isCaptioning && !isNone && (
        <CaptionLine
          busy={busy}
          onSay={(caption) => {
            onSay({ caption });
            setCaptioning(false);
          }}
        />
      )}
    </section>
  );
}

function CaptionLine({ busy, onSay }: { busy: boolean; onSay: (caption: string | null) => void }) {
  const [caption, setCaption] = useState('');
  return (
    <form
      className="flex basis-full flex-wrap items-end gap-2 sm:order-last"
      onSubmit={(event) => {
        event.preventDefault();
        onSay(caption.trim() || null);
      }}
    >
      <TextField
        className="min-w-0 flex-1 basis-60"
        label="Bijschrift voor elke gekozen foto"
        maxLength={captionLength}
        autoFocus
        value={caption}
        onChange={({ target }) => setCaption(target.value)}
      />
      <Button type="submit" busy={busy}>
        {caption.trim() === '' ? 'Bijschrift wissen' : 'Bijschrift bewaren'}
      </Button>
    </form>
  );
}

function useTaskOptions() {
  const { project } = useProject();
  const { data = [] } = useRead(
    listTasks,
    { params: { projectId: project?.id ?? 0 } },
    { enabled: project !== undefined },
  );
  return data.map(({ id, title }) => ({ value: String(id), label: title }));
}

import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { may } from '#/core/rights';
import { RoomAdder } from '#/features/work/shared/rooms/web/room-adder';
import { useRooms } from '#/features/work/shared/rooms/web/rooms';
import { useProject } from '#/platform/web/project/current-project';
import { Button } from '#/ui/button';
import { Chip } from '#/ui/chip';
import { FieldError } from '#/ui/field';

type Frame = { label?: string; error?: string | undefined; className?: string };

type RoomsFieldProps = Frame & { value: readonly number[]; onChange: (ids: number[]) => void };

/** The rooms that something stands in, one tap each; who may makes a new one on the way. */
export function RoomsField({ value, onChange, ...frame }: RoomsFieldProps) {
  const toggle = (id: number) =>
    onChange(value.includes(id) ? value.filter((each) => each !== id) : [...value, id]);
  return <RoomChips {...frame} label={frame.label ?? 'Ruimtes'} chosen={value} onToggle={toggle} />;
}

type RoomFieldProps = Frame & { value: number | null; onChange: (id: number | null) => void };

/** The same where it is one room, or none. */
export function RoomField({ value, onChange, ...frame }: RoomFieldProps) {
  const toggle = (id: number) => onChange(id === value ? null : id);
  const chosen = value === null ? [] : [value];
  return <RoomChips {...frame} label={frame.label ?? 'Ruimte'} chosen={chosen} onToggle={toggle} />;
}

type RoomChipsProps = Frame & {
  label: string;
  chosen: readonly number[];
  onToggle: (id: number) => void;
};

function RoomChips({ label, chosen, error, className, onToggle }: RoomChipsProps) {
  const { project } = useProject();
  const { data: rooms = [] } = useRooms();
  const [isAdding, setAdding] = useState(false);
  const errorId = useId();
  const mayMake = project !== undefined && may(project.role, 'change');
  return (
    <fieldset className={className} aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1.5 font-semibold text-[0.9375rem]">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {rooms.map(({ id, name }) => (
          <Chip key={id} isChosen={chosen.includes(id)} onClick={() => onToggle(id)}>
            {name}
          </Chip>
        ))}
        {mayMake && !isAdding && (
          <Button variant="quiet" size="small" icon={<Plus />} onClick={() => setAdding(true)}>
            {rooms.length === 0 ? 'Ruimte kiezen' : 'Andere ruimte'}
          </Button>
        )}
        {!mayMake && rooms.length === 0 && <p className="text-ink-soft text-sm">Nog geen ruimtes.</p>}
      </div>
      {isAdding && project && (
        <RoomAdder projectId={project.id} rooms={rooms} onMade={({ id }) => onToggle(id)} />
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}

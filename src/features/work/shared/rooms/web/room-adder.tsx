import { type KeyboardEvent, useState } from 'react';
import type { Room } from '#/features/work/shared/rooms/contract';
import { proposedNames, sameName } from '#/features/work/shared/rooms/rules/names';
import { roomNameLength } from '#/features/work/shared/rooms/rules/room-ids';
import { useCreateRoom } from '#/features/work/shared/rooms/web/rooms';
import { Button } from '#/ui/button';
import { Chip } from '#/ui/chip';
import { TextField } from '#/ui/text-field';

type RoomAdderProps = { projectId: number; rooms: readonly Room[]; onMade?: (room: Room) => void };

/** What a house usually has with one tap each, and a field for the rest. */
export function RoomAdder({ projectId, rooms, onMade }: RoomAdderProps) {
  const create = useCreateRoom();
  const [typed, setTyped] = useState('');
  const add = (name: string) =>
    create.mutate(
      { params: { projectId }, body: { name } },
      {
        onSuccess: (room) => {
          setTyped((now) => (sameName(now) === sameName(name) ? '' : now));
          onMade?.(room);
        },
      },
    );
  const addTyped = () => {
    if (typed.trim() === '') return;
    const known = rooms.find(({ name }) => sameName(name) === sameName(typed));
    if (!known) return add(typed);
    setTyped('');
    onMade?.(known);
  };
  // In a form of something else Enter would save that.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    addTyped();
  };
  return (
    <div className="mt-3 flex flex-col gap-3 rounded-card bg-sunken p-3">
      <div className="flex flex-wrap gap-2">
        {proposedNames(rooms).map((name) => (
          <Chip key={name} onClick={() => add(name)} disabled={create.isPending}>
            + {name}
          </Chip>
        ))}
      </div>
      <div className="flex items-end gap-2">
        <TextField
          className="grow"
          label="Of een eigen naam"
          placeholder="Berging"
          autoComplete="off"
          maxLength={roomNameLength}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
        />
        <Button onClick={addTyped} disabled={typed.trim() === ''} busy={create.isPending}>
          Toevoegen
        </Button>
      </div>
    </div>
  );
}

import { useState } from 'react';
import { type Room, storeyLength } from '#/features/work/shared/rooms/contract';
import { roomNameLength } from '#/features/work/shared/rooms/rules/room-ids';
import { useMergeRoom, useRemoveRoom, useUpdateRoom } from '#/features/work/shared/rooms/web/queries';
import { Button } from '#/ui/button';
import { Select } from '#/ui/select';
import { TextField } from '#/ui/text-field';

type RoomEditorProps = { room: Room; rooms: readonly Room[]; onDone: () => void };

export function RoomEditor({ room, rooms, onDone }: RoomEditorProps) {
  const [name, setName] = useState(room.name);
  const [storey, setStorey] = useState(room.storey ?? '');
  const update = useUpdateRoom();
  const remove = useRemoveRoom();
  const merge = useMergeRoom();
  const params = { id: room.id };
  const { version } = room;
  const others = rooms.filter(({ id }) => id !== room.id);
  const busy = update.isPending || remove.isPending || merge.isPending;
  const done = { onSuccess: onDone };
  return (
    <div className="my-2 flex flex-col gap-3 rounded-card bg-sunken p-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label="Naam"
          required
          maxLength={roomNameLength}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <TextField
          label="Verdieping"
          placeholder="Gelijkvloers"
          maxLength={storeyLength}
          value={storey}
          onChange={({ target }) => setStorey(target.value)}
        />
      </div>
      {others.length > 0 && (
        <Select
          aria-label={`${room.name} samenvoegen met`}
          placeholder="Samenvoegen met…"
          value=""
          disabled={busy}
          onChange={(into) => merge.mutate({ params, body: { intoId: Number(into) } }, done)}
          options={others.map((other) => ({ value: String(other.id), label: other.name }))}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="quiet"
          className="mr-auto"
          disabled={busy}
          onClick={() => remove.mutate({ params, version }, done)}
        >
          Verwijderen
        </Button>
        <Button disabled={busy} onClick={onDone}>
          Annuleren
        </Button>
        <Button
          variant="primary"
          busy={update.isPending}
          disabled={busy || name.trim() === ''}
          onClick={() => update.mutate({ params, body: { name, storey }, version }, done)}
        >
          Opslaan
        </Button>
      </div>
    </div>
  );
}

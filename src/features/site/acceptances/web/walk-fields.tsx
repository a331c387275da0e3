import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Quote } from '#/features/papers/shared/quotes/contract';
import type { MinutesDraft } from '#/features/site/acceptances/web/minutes-draft';
import { useNotePoint } from '#/features/site/acceptances/web/queries';
import { type Point, textLength } from '#/features/site/points/contract';
import { isOfContract } from '#/features/site/points/rules/of-contract';
import { isPending } from '#/features/site/points/rules/steps';
import { useRooms } from '#/features/work/shared/rooms/web/rooms';
import { Button } from '#/ui/button';
import { Checkbox } from '#/ui/checkbox';
import { TextField } from '#/ui/text-field';

type WalkFieldsProps = { quote: Quote; points: readonly Point[] };

/** Room by room: nothing to say of it, or what is not in order. */
export function WalkFields({ quote, points }: WalkFieldsProps) {
  const { data: rooms = [] } = useRooms();
  const form = useFormContext<MinutesDraft>();
  const chosen = form.watch('pointIds');
  const own = points.filter(
    (point) => isOfContract(point, quote) && (isPending(point.status) || chosen.includes(point.id)),
  );
  const elsewhere = own.filter(({ roomId }) => !rooms.some(({ id }) => id === roomId));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-semibold">Rondgang</legend>
      {rooms.map((room) => (
        <RoomWalk
          key={room.id}
          quote={quote}
          room={room}
          points={own.filter(({ roomId }) => roomId === room.id)}
        />
      ))}
      <RoomWalk quote={quote} points={elsewhere} />
    </fieldset>
  );
}

type RoomWalkProps = { quote: Quote; room?: { id: number; name: string }; points: readonly Point[] };

function RoomWalk({ quote, room, points }: RoomWalkProps) {
  const form = useFormContext<MinutesDraft>();
  const [pointIds, clearIds] = form.watch(['pointIds', 'clearRoomIds']);
  const name = room?.name ?? 'Elders op de werf';
  const put = (field: 'pointIds' | 'clearRoomIds', ids: number[]) =>
    form.setValue(field, ids, { shouldDirty: true });
  const toggle = (field: 'pointIds' | 'clearRoomIds', ids: readonly number[], id: number, isOn: boolean) =>
    put(field, isOn ? [...ids, id] : ids.filter((each) => each !== id));
  const take = (id: number) => {
    put('pointIds', [...form.getValues('pointIds'), id]);
    if (room)
      put(
        'clearRoomIds',
        form.getValues('clearRoomIds').filter((each) => each !== room.id),
      );
    if (form.getValues('outcome') === 'accepted')
      form.setValue('outcome', 'with-points', { shouldDirty: true });
  };
  return (
    <section className="flex flex-col gap-2 rounded-card border border-line p-3" aria-label={name}>
      <h3 className="wrap-anywhere font-semibold">{name}</h3>
      {room && points.length === 0 && (
        <Checkbox
          label={
            <>
              Niets op te merken<span className="sr-only"> in {room.name}</span>
            </>
          }
          checked={clearIds.includes(room.id)}
          onChange={({ target }) => toggle('clearRoomIds', clearIds, room.id, target.checked)}
        />
      )}
      {points.map((point) => (
        <Checkbox
          key={point.id}
          className="wrap-anywhere"
          label={`Punt ${point.number}: ${point.text}`}
          checked={pointIds.includes(point.id)}
          onChange={({ target }) => toggle('pointIds', pointIds, point.id, target.checked)}
        />
      ))}
      <NotePoint quote={quote} name={name} roomId={room?.id ?? null} onNoted={take} />
    </section>
  );
}

type NotePointProps = { quote: Quote; name: string; roomId: number | null; onNoted: (id: number) => void };

/** A word is enough on the walk; a photo is added at the point itself. */
function NotePoint({ quote, name, roomId, onNoted }: NotePointProps) {
  const [text, setText] = useState<string>();
  const note = useNotePoint();
  const save = () => {
    const body = { text: text ?? '', roomId, quoteId: quote.id };
    note.mutate(
      { params: { projectId: quote.projectId }, body },
      {
        onSuccess: ({ id }) => {
          onNoted(id);
          setText(undefined);
        },
      },
    );
  };
  if (text === undefined)
    return (
      <Button
        size="small"
        className="self-start"
        icon={<Plus aria-hidden="true" />}
        onClick={() => setText('')}
      >
        Punt noteren<span className="sr-only"> in {name}</span>
      </Button>
    );
  return (
    <div className="flex flex-wrap items-end gap-2">
      <TextField
        className="min-w-0 grow"
        label="Wat is er niet in orde?"
        required
        maxLength={textLength}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button busy={note.isPending} disabled={text.trim() === ''} onClick={save}>
        Noteren
      </Button>
    </div>
  );
}

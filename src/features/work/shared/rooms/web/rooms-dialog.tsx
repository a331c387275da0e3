import { useState } from 'react';
import type { Project } from '#/core/project';
import { may } from '#/core/rights';
import type { Room } from '#/features/work/shared/rooms/contract';
import { RoomAdder } from '#/features/work/shared/rooms/web/room-adder';
import { RoomEditor } from '#/features/work/shared/rooms/web/room-editor';
import { useRooms } from '#/features/work/shared/rooms/web/rooms';
import { QueryStates } from '#/platform/web/query-states';
import { Button } from '#/ui/button';
import { Dialog } from '#/ui/dialog';

/** The rooms of a house: named, put on a storey, merged and removed. */
export function RoomsDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const rooms = useRooms();
  const [open, setOpen] = useState<number>();
  const mayChange = may(project.role, 'change');
  return (
    <Dialog
      title="Ruimtes"
      description="Waar taken, meetstaatitems, documenten en foto’s bij horen."
      onClose={onClose}
      footer={<Button onClick={onClose}>Sluiten</Button>}
    >
      <QueryStates query={rooms} failed="De ruimtes konden niet geladen worden">
        {(all) => (
          <>
            {all.length === 0 && <p className="text-ink-soft">Nog geen ruimtes.</p>}
            <ul className="divide-y divide-line">
              {all.map((room) => (
                <li key={room.id} className="py-1">
                  {open === room.id ? (
                    <RoomEditor
                      key={room.version}
                      room={room}
                      rooms={all}
                      onDone={() => setOpen(undefined)}
                    />
                  ) : (
                    <RoomLine room={room} onEdit={mayChange ? () => setOpen(room.id) : undefined} />
                  )}
                </li>
              ))}
            </ul>
            {mayChange && <RoomAdder projectId={project.id} rooms={all} />}
          </>
        )}
      </QueryStates>
    </Dialog>
  );
}

function RoomLine({ room: { name, storey }, onEdit }: { room: Room; onEdit: (() => void) | undefined }) {
  return (
    <div className="flex min-h-11 items-center gap-3">
      <span className="min-w-0 grow [overflow-wrap:anywhere]">
        {name} {storey && <span className="text-ink-soft text-sm">{storey}</span>}
      </span>
      {onEdit && (
        <Button variant="quiet" size="small" aria-label={`${name} bewerken`} onClick={onEdit}>
          Bewerken
        </Button>
      )}
    </div>
  );
}

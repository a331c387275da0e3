import { Camera, SearchX } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { fillPath } from '#/core/call';
import type { Project } from '#/core/project';
import { may } from '#/core/rights';
import { hasBoth } from '#/features/site/photos/rules/before-after';
import { inOrder, rowsOf } from '#/features/site/photos/rules/grid';
import { BeforeAfter } from '#/features/site/photos/web/before-after';
import { PhotoGrid } from '#/features/site/photos/web/photo-grid';
import { PhotoViewer } from '#/features/site/photos/web/photo-viewer';
import { useChangePhotos, usePhotos, useRemovePhotos } from '#/features/site/photos/web/queries';
import { SelectionBar } from '#/features/site/photos/web/selection-bar';
import { useSiteAddress } from '#/features/site/photos/web/use-site-address';
import {
  type PhotoPhase,
  phaseLabels,
  photoArchivePath,
  photoPhases,
} from '#/features/site/shared/photos/contract';
import { useRooms } from '#/features/work/shared/rooms/web/rooms';
import { QueryStates } from '#/platform/web/query-states';
import { useOpenRecord } from '#/platform/web/use-open-record';
import { Button } from '#/ui/button';
import { Chip } from '#/ui/chip';
import { EmptyState } from '#/ui/empty-state';
import { Select } from '#/ui/select';
import { useMediaQuery } from '#/ui/use-media-query';

const phaseOptions = photoPhases.map((value) => ({ value, label: phaseLabels[value] }));

function useColumns(): number {
  const [isMiddle, isWide] = [useMediaQuery('(min-width: 640px)'), useMediaQuery('(min-width: 1280px)')];
  return isWide ? 6 : isMiddle ? 4 : 3;
}

/** All photos of a project: by day or by room, one or several. */
export function PhotoBrowser({ project, onRooms }: { project: Project; onRooms: () => void }) {
  const address = useSiteAddress();
  const photos = usePhotos(project.id, address.query);
  const { data: rooms } = useRooms();
  const columns = useColumns();
  const record = useOpenRecord();
  const [chosen, setChosen] = useState<ReadonlySet<number>>();
  const all = useMemo(() => photos.data?.pages.flat(), [photos.data]);
  const rows = useMemo(
    () => rowsOf(all ?? [], { by: address.by, rooms: rooms ?? [], columns }),
    [all, address.by, rooms, columns],
  );
  const ordered = useMemo(() => inOrder(rows), [rows]);
  const shown = ordered.find(({ id }) => id === record.id);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = photos;
  const goOn = hasNextPage && !isFetchingNextPage ? () => void fetchNextPage() : undefined;
  const compared = rooms?.find(({ id }) => id === address.comparedRoomId);
  const { roomId } = address.query;
  const isComparable = typeof roomId === 'number' && address.by === 'dag' && hasBoth(all ?? []);
  const isSought = record.id !== undefined && shown === undefined;
  // A link to an old photo finds it as scrolling would.
  useEffect(() => {
    if (isSought) goOn?.();
  });
  const toggle = (id: number) =>
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  return (
    <QueryStates
      query={{ data: all, error: photos.error, refetch: photos.refetch }}
      failed="De foto’s konden niet geladen worden"
    >
      {(data) =>
        data.length === 0 && !address.isNarrowed ? (
          <EmptyState
            icon={<Camera />}
            title="Nog geen foto’s"
            text="Neem een foto van de leidingen vóór de pleister erop gaat: later is dat het enige bewijs van waar ze liggen."
            action={<Button onClick={onRooms}>Ruimtes</Button>}
          />
        ) : (
          <>
            <div className="mb-2 flex flex-wrap items-center gap-2">
              <Chip isChosen={address.by === 'dag'} onClick={() => address.setBy('dag')}>
                Per dag
              </Chip>
              <Chip isChosen={address.by === 'ruimte'} onClick={() => address.setBy('ruimte')}>
                Per ruimte
              </Chip>
              <Select<string>
                aria-label="Ruimte"
                className="min-w-0 basis-40"
                value={address.room}
                emptyOption="Alle ruimtes"
                onChange={address.setRoom}
                options={[
                  { value: 'geen', label: 'Zonder ruimte' },
                  ...(rooms ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
                ]}
              />
              <Select<PhotoPhase | ''>
                aria-label="Fase"
                className="min-w-0 basis-40"
                value={address.phase}
                emptyOption="Elke fase"
                onChange={address.setPhase}
                options={phaseOptions}
              />
              <Button variant="quiet" size="small" onClick={onRooms}>
                Ruimtes
              </Button>
              {isComparable && (
                <Button variant="quiet" size="small" onClick={() => address.setCompared(roomId)}>
                  Voor en na
                </Button>
              )}
              {may(project.role, 'add') && data.length > 0 && !chosen && (
                <Button variant="quiet" size="small" onClick={() => setChosen(new Set())}>
                  Kiezen
                </Button>
              )}
            </div>
            {chosen && (
              <Chosen projectId={project.id} ids={[...chosen]} onDone={() => setChosen(undefined)} />
            )}
            {data.length === 0 ? (
              <EmptyState
                icon={<SearchX />}
                title="Geen foto’s gevonden"
                text="Geen enkele foto past bij deze ruimte en fase."
                action={<Button onClick={address.clear}>Alle foto’s tonen</Button>}
              />
            ) : (
              <PhotoGrid
                {...{ rows, columns, chosen }}
                onOpen={record.open}
                onChoose={toggle}
                onCompare={address.setCompared}
                onEnd={goOn}
              />
            )}
            {compared && (
              <BeforeAfter
                projectId={project.id}
                room={compared}
                onClose={() => address.setCompared(undefined)}
              />
            )}
            {shown && (
              <PhotoViewer photo={shown} photos={ordered} onShow={record.open} onClose={record.close} />
            )}
          </>
        )
      }
    </QueryStates>
  );
}

function Chosen({ projectId, ids, onDone }: { projectId: number; ids: number[]; onDone: () => void }) {
  const change = useChangePhotos();
  const remove = useRemovePhotos();
  const params = { projectId };
  return (
    <SelectionBar
      count={ids.length}
      archive={`${fillPath(photoArchivePath, params)}?ids=${ids.join(',')}`}
      busy={change.isPending || remove.isPending}
      onSay={(changes) => change.mutate({ params, body: { ids, changes } })}
      onRemove={() => remove.mutate({ params, body: { ids } }, { onSuccess: onDone })}
      onClear={onDone}
    />
  );
}

import { useState } from 'react';
import { thumbnailPath } from '#/core/file-paths';
import { firstPair } from '#/features/site/photos/rules/before-after';
import { SlideOver } from '#/features/site/photos/web/slide-over';
import { listPhotos, type Photo, phaseLabels } from '#/features/site/shared/photos/contract';
import { photoName } from '#/features/site/shared/photos/rules/name';
import { useRead } from '#/platform/web/queries';
import { QueryStates } from '#/platform/web/query-states';
import { cx } from '#/ui/class-names';
import { FullScreen } from '#/ui/full-screen';

type BeforeAfterProps = { projectId: number; room: { id: number; name: string }; onClose: () => void };

/** A room as it was and as it became, one over the other. */
export function BeforeAfter({ projectId, room, onClose }: BeforeAfterProps) {
  const params = { projectId };
  const before = useRead(listPhotos, { params, query: { roomId: room.id, phase: 'before' } });
  const after = useRead(listPhotos, { params, query: { roomId: room.id, phase: 'after' } });
  const data = before.data && after.data && { before: before.data, after: after.data };
  const refetch = () => Promise.all([before.refetch(), after.refetch()]);
  return (
    <FullScreen title={`${room.name}: voor en na`} onClose={onClose}>
      <QueryStates
        query={{ data, error: before.error ?? after.error, refetch }}
        failed="De foto’s konden niet geladen worden"
      >
        {(both) => <Pair {...both} />}
      </QueryStates>
    </FullScreen>
  );
}

type PairProps = { before: readonly Photo[]; after: readonly Photo[] };

function Pair({ before, after }: PairProps) {
  const [chosen, setChosen] = useState<{ before?: number; after?: number }>({});
  const first = firstPair({ before, after });
  if (!first) {
    return (
      <p className="m-auto max-w-md p-6 text-center">
        Van deze ruimte is er nog geen foto van zowel voor als na de werken.
      </p>
    );
  }
  const [was, is] = [
    before.find(({ id }) => id === chosen.before) ?? first.before,
    after.find(({ id }) => id === chosen.after) ?? first.after,
  ];
  return (
    <>
      <SlideOver key={`${was.id} ${is.id}`} before={was} after={is} />
      {(before.length > 1 || after.length > 1) && (
        <div className="grid grid-cols-2 gap-4 border-line border-t p-3">
          <Choice
            label={phaseLabels.before}
            photos={before}
            chosen={was}
            onChoose={(id) => setChosen({ ...chosen, before: id })}
          />
          <Choice
            label={phaseLabels.after}
            photos={after}
            chosen={is}
            onChoose={(id) => setChosen({ ...chosen, after: id })}
          />
        </div>
      )}
    </>
  );
}

type ChoiceProps = {
  label: string;
  photos: readonly Photo[];
  chosen: Photo;
  onChoose: (id: number) => void;
};

function Choice({ label, photos, chosen, onChoose }: ChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold text-sm">{label}</legend>
      <div className="flex gap-2 overflow-x-auto p-1">
        {photos.map((photo) => (
          <button
            key={photo.id}
            type="button"
            aria-label={photoName(photo)}
            aria-pressed={photo.id === chosen.id}
            onClick={() => onChoose(photo.id)}
            className={cx(
              'size-14 shrink-0 overflow-hidden rounded-control bg-sunken',
              photo.id === chosen.id && 'ring-3 ring-brick',
            )}
          >
            <img
              src={thumbnailPath(photo.filePath)}
              alt=""
              loading="lazy"
              className="size-full object-cover"
            />
          </button>
        ))}
      </div>
    </fieldset>
  );
}

import { thumbnailPath } from '#/core/file-paths';
import type { ProofKind } from '#/features/premiums/premium-files/rules/proofs';
import { listPhotos, type PhotoPhase } from '#/features/site/photos/contract';
import { photoName } from '#/features/site/photos/rules/name';
import { useProject } from '#/platform/web/project/current-project';
import { useRead } from '#/platform/web/queries';
import { Fold } from '#/ui/fold';

type ProofPhotosProps = {
  kind: ProofKind;
  used: ReadonlySet<number | null>;
  disabled: boolean;
  onChoose: (photoId: number) => void;
};

const phases: Partial<Record<ProofKind, PhotoPhase>> = { foto_voor: 'before', foto_na: 'after' };

/** Photos of the site to prove something with, those of the right phase first; nothing where there are none. */
export function ProofPhotos({ kind, used, disabled, onChoose }: ProofPhotosProps) {
  const { project } = useProject();
  const params = { projectId: project?.id ?? 0 };
  const { data = [] } = useRead(listPhotos, { params, query: {} }, { enabled: project !== undefined });
  const isFit = ({ phase }: { phase: PhotoPhase | null }) => Number(phase === phases[kind]);
  const free = data.filter(({ id }) => !used.has(id)).toSorted((one, other) => isFit(other) - isFit(one));
  if (free.length === 0) return null;
  return (
    <Fold title="Of kies een foto van de werf">
      <ul className="grid max-h-72 grid-cols-4 gap-2 overflow-y-auto p-1 sm:grid-cols-6">
        {free.map((photo) => (
          <li key={photo.id}>
            <button
              type="button"
              disabled={disabled}
              aria-label={`${photoName(photo)} kiezen`}
              onClick={() => onChoose(photo.id)}
              className="block aspect-square w-full overflow-hidden rounded-control bg-sunken disabled:opacity-55"
            >
              <img
                src={thumbnailPath(photo.filePath)}
                alt=""
                loading="lazy"
                className="size-full object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

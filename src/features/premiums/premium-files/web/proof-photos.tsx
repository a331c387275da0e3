import type { ProofKind } from '#/features/premiums/premium-files/rules/proofs';
import { listPhotos, type PhotoPhase } from '#/features/site/photos/contract';
import { PhotoChoice } from '#/features/site/photos/web/shared/photo-choice';
import { useProject } from '#/platform/web/project/current-project';
import { useRead } from '#/platform/web/queries';

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
  return <PhotoChoice photos={free} disabled={disabled} onChoose={onChoose} />;
}

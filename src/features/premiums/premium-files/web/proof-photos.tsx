import {
  fittingPhotos,
  phaseOfProof,
  placeOfWork,
} from '#/features/premiums/premium-files/rules/fitting-photos';
import { useInvoicesOfProject } from '#/features/premiums/premium-files/web/queries';
import type { PremiumFile } from '#/features/premiums/shared/premium-files/contract';
import type { ProofKind } from '#/features/premiums/shared/premium-files/rules/proofs';
import { listPhotos } from '#/features/site/shared/photos/contract';
import { PhotoChoice } from '#/features/site/shared/photos/web/photo-choice';
import { listItems } from '#/features/work/shared/meetstaat/contract';
import { useSubsidyTypes } from '#/features/work/shared/web/subsidy-types';
import { useRead } from '#/platform/web/queries';
import { Fold } from '#/ui/fold';

type Choosing = { disabled: boolean; onChoose: (photoId: number) => void };
type ProofPhotosProps = Choosing & { projectId: number; kind: ProofKind; file: PremiumFile };

/** Photos of the site to prove something with: those of this work in sight, the others folded. */
export function ProofPhotos({ projectId, kind, file, ...choosing }: ProofPhotosProps) {
  const params = { projectId };
  const phase = phaseOfProof[kind];
  const { data: ofPhase = [] } = useRead(listPhotos, { params, query: phase ? { phase } : {} });
  const { data: newest = [] } = useRead(listPhotos, { params, query: {} });
  const { data: invoices = [] } = useInvoicesOfProject(projectId);
  const { data: items = [] } = useRead(listItems, { params });
  const { data: subsidyTypes = [] } = useSubsidyTypes();
  const used = new Set(file.proofs.filter((proof) => proof.kind === kind).map(({ photoId }) => photoId));
  const photos = [...new Map([...ofPhase, ...newest].map((photo) => [photo.id, photo])).values()];
  const { fitting, others } = fittingPhotos(
    kind,
    photos.filter(({ id }) => !used.has(id)),
    placeOfWork(file, { invoices, items, subsidyTypes }),
  );
  return (
    <>
      {fitting.length > 0 && (
        <div>
          <p className="font-semibold text-[0.9375rem]">Foto’s van de werf die bij dit werk passen</p>
          <PhotoChoice photos={fitting} {...choosing} />
        </div>
      )}
      {others.length > 0 && (
        <Fold title={fitting.length > 0 ? 'Andere foto’s van de werf' : 'Kies een foto van de werf'}>
          <PhotoChoice photos={others} {...choosing} />
        </Fold>
      )}
    </>
  );
}

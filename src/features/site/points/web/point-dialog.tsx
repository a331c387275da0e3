import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { dayAt } from '#/core/day';
import type { Point } from '#/features/site/points/contract';
import { JudgePoint } from '#/features/site/points/web/judge-point';
import {
  draftOf,
  emptyDraft,
  fieldsOf,
  type PointDraft,
  type PointValues,
  pointForm,
  wordsOf,
} from '#/features/site/points/web/point-draft';
import { PointFields } from '#/features/site/points/web/point-fields';
import { PointSteps } from '#/features/site/points/web/point-steps';
import { useCreatePoint, useRemovePoint, useUpdatePoint } from '#/features/site/points/web/queries';
import { usePointOptions } from '#/features/site/points/web/use-point-options';
import { draftName } from '#/platform/web/drafts';
import { RecordDialog } from '#/platform/web/record-dialog';
import { RecordHistory } from '#/platform/web/record-history';
import { Button } from '#/ui/button';

type PointDialogProps = {
  projectId: number;
  /** The one to change; left out for a new one. */
  point?: Point | undefined;
  isGone?: boolean;
  /** Of a new one: what is known already. */
  known?: Partial<PointDraft>;
  onClose: () => void;
};

export function PointDialog({ projectId, point, isGone = false, known, onClose }: PointDialogProps) {
  const today = dayAt(new Date());
  const options = usePointOptions(projectId);
  const create = useCreatePoint();
  const update = useUpdatePoint();
  const remove = useRemovePoint();
  const form = useForm<PointDraft, unknown, PointValues>({
    resolver: zodResolver(pointForm),
    defaultValues: point ? draftOf(point) : emptyDraft(today, known),
  });
  const done = { onSuccess: onClose };
  return (
    <RecordDialog
      form={form}
      name={draftName('point', point?.id)}
      title={point ? `Punt ${point.number}` : 'Nieuw punt'}
      saveLabel={point ? 'Opslaan' : 'Punt noteren'}
      busy={create.isPending || update.isPending}
      changing={
        point && {
          ...{
            record: point,
            id: point.id,
            kind: 'points',
            noun: 'dit punt',
            isGone,
            saving: update,
            draftOf,
          },
          words: wordsOf(options),
        }
      }
      onCreate={(values) => create.mutate({ params: { projectId }, body: fieldsOf(values) }, done)}
      onChange={
        point &&
        ((values, version) =>
          update.mutate({ params: { id: point.id }, body: fieldsOf(values), version }, done))
      }
      onClose={onClose}
      otherButton={
        point &&
        !isGone && (
          <Button
            variant="quiet"
            className="md:mr-auto"
            onClick={() =>
              remove.mutate({ params: { id: point.id }, version: point.version }, { onSettled: onClose })
            }
          >
            Verwijderen
          </Button>
        )
      }
    >
      {point && !isGone && <JudgePoint point={point} />}
      <PointFields projectId={projectId} options={options} today={today} startsOpen={point !== undefined} />
      {point && (
        <>
          <PointSteps id={point.id} />
          <RecordHistory kind="points" record={point.id} />
        </>
      )}
    </RecordDialog>
  );
}

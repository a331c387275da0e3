import { Suspense } from 'react';
import type { Project } from '#/core/project';
import { may } from '#/core/rights';
import type { Point } from '#/features/site/points/contract';
import { contactParam, newPointParam, pointParam } from '#/features/site/points/rules/path';
import { PointDialog, ReadPointDialog } from '#/features/site/points/web/lazy-dialogs';
import { useAddress } from '#/platform/web/use-address';
import { useHeldRecord } from '#/platform/web/use-held-record';

/** Which point is open stands in the address; so does a new one. */
export function useOpenPoint() {
  const { search, put } = useAddress();
  const id = Number(search.get(pointParam));
  return {
    id: Number.isSafeInteger(id) && id > 0 ? id : undefined,
    isNew: search.get(newPointParam) === '1',
    contactId: Number(search.get(contactParam)) || null,
    open: (next: number) => put({ [pointParam]: String(next) }),
    openNew: () => put({ [newPointParam]: '1' }),
    close: () => put({ [pointParam]: '', [newPointParam]: '' }),
  };
}

type OpenPointProps = { project: Project; points: readonly Point[] | undefined };

export function OpenPoint({ project, points }: OpenPointProps) {
  const { id, isNew, contactId, close } = useOpenPoint();
  const { record, isGone } = useHeldRecord(points, id);
  const given = { projectId: project.id, onClose: close };
  return (
    <Suspense>
      {isNew && may(project.role, 'add') && <PointDialog {...given} known={{ contactId }} />}
      {record?.mayChange && <PointDialog key={record.id} {...given} point={record} isGone={isGone} />}
      {record && !record.mayChange && <ReadPointDialog {...given} point={record} />}
    </Suspense>
  );
}

import { AppError } from '#/core/errors';
import type { Acceptance, Answer, Signature } from '#/features/site/acceptances/contract';
import {
  type Changed,
  contentOf,
  loggedContent,
  readAt,
  whatChanged,
} from '#/features/site/acceptances/rules/frozen';
import { minutesTitle } from '#/features/site/acceptances/rules/minutes';
import { answerLabels } from '#/features/site/acceptances/rules/words';
import { orderCopies } from '#/features/site/acceptances/server/copies';
import {
  type By,
  keepMinutes,
  type MinutesServices,
  withMinutes,
} from '#/features/site/acceptances/server/freeze';
import { requireUnchanged } from '#/features/site/acceptances/server/send';
import * as store from '#/features/site/acceptances/server/store';
import { createDocument } from '#/features/work/shared/documents/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import { requireSeenVersion } from '#/platform/server/database/log/acting';
import type { KeptFile } from '#/platform/server/database/stores/file-store';
import { ErrorWithBody } from '#/platform/server/http/error-with-body';

export type Said = { version: number; name: string; answer: Answer; remark: string | null };

/** Signing adds to the record, not to the minutes: these are the same from the version on in which they were frozen. */
export function isAsRead(row: store.StoredAcceptance, version: number): boolean {
  const first = row.status === 'draft' ? row.version : (row.frozen.at(-1)?.version ?? row.version);
  return version >= first && version <= row.version;
}

export const otherMinutes =
  'Dit proces-verbaal is intussen anders dan wat u las. Lees het opnieuw en teken dan.';

/** Of a draft that was never frozen the log says how it was read; what was frozen outlives the log. */
export async function changedSince(
  db: Database,
  row: store.StoredAcceptance,
  version: number,
): Promise<Changed[]> {
  const logged = await store.findAsRead(db, row.id, version);
  const read = (logged && loggedContent(logged)) ?? readAt(row.frozen, version);
  return read ? whatChanged(read, contentOf(row)) : [];
}

export function remarkOf({ answer, remark }: Pick<Said, 'answer' | 'remark'>): string | null {
  if (answer === 'agree-with-remark' && !remark) {
    const message = 'Schrijf uw opmerking erbij.';
    throw new AppError('invalid', message, [{ path: 'remark', message }]);
  }
  return remark;
}

/** From the owner's yes on the acceptance counts. */
export async function signAsOwner(
  services: MinutesServices,
  by: By,
  place: { projectId: number; id: number },
  said: Said,
): Promise<void> {
  const { projectId, id } = place;
  const row = await store.getStored(services.db, projectId, id);
  if (!isAsRead(row, said.version)) {
    const current: Acceptance = await store.readAcceptance(services.db, place, id);
    const body = {
      message: otherMinutes,
      current,
      changed: await changedSince(services.db, row, said.version),
    };
    throw new ErrorWithBody('conflict', body);
  }
  if (row.signatures.some(({ contactId, sha256 }) => contactId === null && sha256 === row.sha256))
    throw new AppError('conflict', 'U tekende dit proces-verbaal al.');
  const remark = remarkOf(said);
  await withMinutes(services, by, row, (made) =>
    services.db.transaction(async (tx) => {
      requireUnchanged(await store.getForChange(tx, projectId, id), row);
      const limit = services.files.projectLimit;
      const kept = await keepMinutes(tx, { projectId, userId: by.user.id, limit }, row, made);
      const at = services.now().toISOString();
      const { name, answer } = said;
      const signature: Signature = {
        ...{ at, name, answer, remark, contactId: null, as: null, sha256: kept.sha256 ?? '' },
      };
      const isYes = answer !== 'disagree';
      await store.changeAcceptance(tx, place, {
        ...kept,
        signatures: [...row.signatures, signature],
        ...(isYes && {
          status: 'signed',
          countsSince: row.countsSince ?? at,
          countsBy: row.countsBy ?? name,
        }),
        ...(!isYes && made && { status: 'sent' }),
      });
      const what = `${name} tekende als bouwheer: ${answerLabels[answer].toLowerCase()}.`;
      const title = `${minutesTitle(row)} is getekend`;
      if (isYes) await orderCopies(tx, services, { ...row, ...kept }, { title, what });
    }),
  );
}

/** The strong way: on paper, with itsme or eID. */
export async function keepPaper(
  services: MinutesServices,
  by: By,
  place: { projectId: number; id: number },
  file: KeptFile,
): Promise<void> {
  const { projectId, id } = place;
  const row = await store.getStored(services.db, projectId, id);
  requireSeenVersion('acceptances', id, row.version);
  if (row.paperId !== null) throw new AppError('conflict', 'Het getekende papier is er al.');
  await withMinutes(services, by, row, (made) =>
    services.db.transaction(async (tx) => {
      requireUnchanged(await store.getForChange(tx, projectId, id), row);
      const owner = { projectId, userId: by.user.id, limit: services.files.projectLimit };
      const kept = await keepMinutes(tx, owner, row, made);
      const fields = {
        category: 'contracts' as const,
        description: 'Getekend proces-verbaal van oplevering',
      };
      const document = await createDocument(tx, owner, fields, file);
      await store.changeAcceptance(tx, place, {
        ...{ ...kept, paperId: document.id, status: 'signed' },
        countsSince: row.countsSince ?? services.now().toISOString(),
        countsBy: row.countsBy ?? 'het getekende papier',
      });
      const title = `${minutesTitle(row)} is getekend`;
      const what = 'Het getekende papier is opgeladen.';
      await orderCopies(tx, services, { ...row, ...kept }, { title, what });
    }),
  );
}

import { AppError } from '#/core/errors';
import { createDocument } from '#/features/documents/server/store';
import type { Approval, Decision } from '#/features/extras/contract';
import { extraName } from '#/features/extras/rules/statuses';
import {
  type Asked,
  findAsked,
  lockProject,
  takeOutUnforeseen,
} from '#/features/extras/server/approval-store';
import { frozenPdf } from '#/features/extras/server/frozen-pdf';
import { hashOfToken } from '#/features/extras/server/links';
import { getForChange, updateExtra } from '#/features/extras/server/store';
import type { Database } from '#/platform/server/database/database';
import type { KeptFile } from '#/platform/server/database/file-store';
import { onBehalfOf } from '#/platform/server/database/on-behalf-of';
import type { Files } from '#/platform/server/files/files';

type House = { db: Database; files: Files; now: () => Date };
type Said = { name: string; decision: Decision };

const ended =
  'Deze link werkt niet meer. Misschien is het meerwerk aangepast of is de termijn voorbij: vraag een nieuwe link.';
const decidedAlready = 'Over dit meerwerk is al beslist.';

export async function getAsked({ db, now }: House, token: string): Promise<Asked> {
  const asked = await findAsked(db, hashOfToken(token), now().toISOString());
  if (!asked) throw new AppError('not_found', ended);
  return asked;
}

export function toApproval({ extra, quote, contractor, expiresAt }: Asked): Approval {
  const { number, title, reason, days, net, total, decidedAt, decidedBy, sha256 } = extra;
  if (extra.status === 'draft' || extra.status === 'withdrawn') throw new AppError('not_found', ended);
  return {
    ...{
      number,
      title,
      reason,
      days,
      net,
      total,
      decidedAt,
      decidedBy,
      sha256,
      quote,
      contractor,
      expiresAt,
    },
    lines: extra.lines.map(({ itemId: _, ...line }) => line),
    status: extra.status,
    sentBy: extra.sentBy ?? '',
    sentAt: extra.sentAt ?? extra.updatedAt,
  };
}

/** Once: who comes second, or decides on words that were changed meanwhile, is told so. */
async function write(
  { db, files }: House,
  asked: Asked,
  said: Said & { at: string },
  file: KeptFile | undefined,
): Promise<void> {
  const { projectId, id, version } = asked.extra;
  await db.transaction(async (tx) => {
    await lockProject(tx, projectId);
    const stored = await getForChange(tx, { projectId }, id);
    if (stored.status === 'approved' || stored.status === 'refused')
      throw new AppError('conflict', decidedAlready);
    if (stored.status !== 'sent' || stored.version !== version) throw new AppError('not_found', ended);
    const decided = { decidedAt: said.at, decidedBy: said.name };
    if (!file) return updateExtra(tx, { projectId }, id, { status: 'refused', ...decided });
    // The decision is the other side's; what is kept of it is kept for who asked.
    const userId = stored.createdBy ?? asked.ownerId;
    const documentId = await onBehalfOf(tx, userId, async () => {
      const place = { projectId, userId, limit: files.projectLimit };
      const what = `${extraName(asked.extra)}: ${asked.extra.title}`.slice(0, 200);
      const fields = { category: 'contracts' as const, description: `Goedgekeurd ${what}` };
      const document = await createDocument(tx, place, fields, file);
      if (stored.unforeseen) await takeOutUnforeseen(tx, stored.quoteId, stored.unforeseen);
      return document.id;
    });
    const change = { status: 'approved' as const, ...decided, documentId, sha256: file.sha256 };
    return updateExtra(tx, { projectId }, id, change);
  });
}

export async function decide(house: House, token: string, said: Said): Promise<Approval> {
  const asked = await getAsked(house, token);
  if (asked.extra.status !== 'sent') throw new AppError('conflict', decidedAlready);
  const at = house.now().toISOString();
  if (said.decision === 'refuse') {
    await write(house, asked, { ...said, at }, undefined);
  } else {
    const bytes = await frozenPdf(asked, { name: said.name, at });
    const name = `${extraName(asked.extra)} ${asked.quote.number ?? ''}`.trim();
    await house.files.keepMadeFor([{ name: `${name}.pdf`, kind: 'pdf', bytes }], ([file]) =>
      write(house, asked, { ...said, at }, file),
    );
  }
  return toApproval(await getAsked(house, token));
}

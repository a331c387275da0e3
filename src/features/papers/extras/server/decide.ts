import { AppError } from '#/core/errors';
import { formatEuro, totalFromDecimal } from '#/core/money';
import { markedAs } from '#/features/outside/shared/links/rules/marked-as';
import { orderNotice } from '#/features/outside/shared/links/server/notice';
import { writeByLink } from '#/features/outside/shared/links/server/write-by-link';
import { type Asked, findAsked, lockProject } from '#/features/papers/extras/server/approval-store';
import { frozenPdf } from '#/features/papers/extras/server/frozen-pdf';
import type { Approval, Decision } from '#/features/papers/shared/extras/contract';
import { extraName } from '#/features/papers/shared/extras/rules/statuses';
import { getForChange, updateExtra } from '#/features/papers/shared/extras/server/store';
import { takeOutUnforeseen } from '#/features/papers/shared/quotes/server/extra-work-store';
import { createDocument } from '#/features/work/shared/documents/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import { onBehalfOf } from '#/platform/server/database/engine/on-behalf-of';
import type { KeptFile } from '#/platform/server/database/stores/file-store';
import { ErrorWithBody } from '#/platform/server/http/error-with-body';
import { unknownLink } from '#/platform/server/http/hooks/link';
import type { OpenedLink } from '#/platform/server/ports/links';
import type { Services } from '#/platform/server/services';

type Needed = Pick<Services, 'db' | 'files' | 'now' | 'config'>;
type Said = {
  name: string;
  decision: Decision;
  version: number;
  /** The member of the project whose browser it is, if any. */
  as: string | null;
};

const decidedAlready = 'Over dit meerwerk is al beslist.';
const otherVersion = 'Dit meerwerk is intussen anders. Lees het opnieuw en beslis dan.';

export async function getAsked({ db }: Pick<Needed, 'db'>, link: OpenedLink): Promise<Asked> {
  const asked = await findAsked(db, link);
  if (!asked) throw new AppError('not_found', unknownLink);
  return { ...asked, expiresAt: link.until };
}

/** Told with what there is to decide on now, or what was decided. */
function refuse(asked: Asked): ErrorWithBody<{ message: string; current: Approval }> {
  const message = asked.extra.status === 'sent' ? otherVersion : decidedAlready;
  return new ErrorWithBody('conflict', { message, current: toApproval(asked) });
}

export function toApproval({ extra, quote, contractor, expiresAt }: Asked): Approval {
  const { number, title, reason, days, net, total, decidedAt, decidedBy, sha256 } = extra;
  if (extra.status === 'draft' || extra.status === 'withdrawn') throw new AppError('not_found', unknownLink);
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
      version: extra.version,
    },
    lines: extra.lines.map(({ itemId: _, ...line }) => line),
    status: extra.status,
    sentBy: extra.sentBy ?? '',
    sentAt: extra.sentAt ?? extra.updatedAt,
  };
}

/** For their own files. */
async function mailCopy(
  tx: Database,
  { config }: Needed,
  { asked: { extra }, link }: { asked: Asked; link: OpenedLink },
  { name, sha256 }: { name: string; sha256: string | undefined },
): Promise<void> {
  const total = { label: 'Met btw', value: formatEuro(totalFromDecimal(extra.total)) };
  const proof = sha256 ? [{ label: 'Vingerafdruk van de PDF (SHA-256)', value: sha256 }] : [];
  await orderNotice(tx, link, config.mail.kind === 'smtp', {
    subject: `Uw antwoord op ${extraName(extra)}`,
    text: `U ${sha256 ? 'keurde dit goed' : 'weigerde dit'} als ${name}: ${extra.title}`,
    facts: [total, ...proof],
  });
}

type Decided = { at: string; name: string; as: string | null };

/** Once: who comes second, or decides on words that were changed meanwhile, is told so. */
async function write(
  services: Needed,
  { asked, link }: { asked: Asked; link: OpenedLink },
  { at, name, as }: Decided,
  file: KeptFile | undefined,
): Promise<'written' | 'other'> {
  const { projectId, id, version } = asked.extra;
  return services.db.transaction(async (tx) => {
    await lockProject(tx, projectId);
    const what = `${file ? 'keurde' : 'weigerde'} ${extraName(asked.extra)}${file ? ' goed' : ''}, als ${name}`;
    await writeByLink(tx, { id: link.id, what: markedAs(what, as) });
    const stored = await getForChange(tx, { projectId }, id);
    if (stored.status !== 'sent' || stored.version !== version) return 'other';
    await mailCopy(tx, services, { asked, link }, { name, sha256: file?.sha256 });
    const decided = { decidedAt: at, decidedBy: name, decidedAs: as };
    if (!file) {
      await updateExtra(tx, { projectId }, id, { status: 'refused', ...decided });
      return 'written';
    }
    // The decision is the other side's; what is kept of it is kept for who asked.
    const userId = stored.createdBy ?? asked.ownerId;
    const documentId = await onBehalfOf(tx, userId, async () => {
      const place = { projectId, userId, limit: services.files.projectLimit };
      const what = `${extraName(asked.extra)}: ${asked.extra.title}`.slice(0, 200);
      const fields = { category: 'contracts' as const, description: `Goedgekeurd ${what}` };
      const document = await createDocument(tx, place, fields, file);
      if (stored.unforeseen) await takeOutUnforeseen(tx, stored.quoteId, stored.unforeseen);
      return document.id;
    });
    const change = { status: 'approved' as const, ...decided, documentId, sha256: file.sha256 };
    await updateExtra(tx, { projectId }, id, change);
    return 'written';
  });
}

export async function decide(services: Needed, link: OpenedLink, said: Said): Promise<Approval> {
  const asked = await getAsked(services, link);
  if (asked.extra.status !== 'sent' || asked.extra.version !== said.version) throw refuse(asked);
  const decided = { at: services.now().toISOString(), name: said.name, as: said.as };
  const keep = async (file: KeptFile | undefined) => {
    if ((await write(services, { asked, link }, decided, file)) === 'other')
      throw refuse(await getAsked(services, link));
  };
  if (said.decision === 'refuse') {
    await keep(undefined);
  } else {
    const bytes = await frozenPdf(asked, decided);
    const name = `${extraName(asked.extra)} ${asked.quote.number ?? ''}`.trim();
    await services.files.keepMadeFor([{ name: `${name}.pdf`, kind: 'pdf', bytes }], ([file]) => keep(file));
  }
  return toApproval(await getAsked(services, link));
}

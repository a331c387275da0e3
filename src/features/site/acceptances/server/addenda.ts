import { AppError } from '#/core/errors';
import { findNameOf } from '#/features/outside/shared/links/server/store';
import { addendumReport, addendumTitle, mostAddenda } from '#/features/site/acceptances/rules/addendum';
import { orderCopies } from '#/features/site/acceptances/server/copies';
import type { By, MinutesServices } from '#/features/site/acceptances/server/freeze';
import { readMinutes } from '#/features/site/acceptances/server/minutes-store';
import { requireUnchanged } from '#/features/site/acceptances/server/send';
import * as store from '#/features/site/acceptances/server/store';
import { createDocument } from '#/features/work/shared/documents/server/store';
import { requireSeenVersion } from '#/platform/server/database/log/acting';
import { reportPdf } from '#/platform/server/pdf/report-pdf';

const notSigned = 'Dit proces-verbaal is nog niet getekend: pas het zelf aan.';
const tooMany = `Hoogstens ${mostAddenda} addenda bij een proces-verbaal.`;

/** After the first signature nothing changes: what comes later is a page of its own, frozen at once. */
export async function addAddendum(
  services: MinutesServices,
  by: By,
  place: { projectId: number; id: number },
  text: string,
): Promise<void> {
  const { projectId, id } = place;
  const row = await store.getStored(services.db, projectId, id);
  requireSeenVersion('acceptances', id, row.version);
  if (row.status !== 'signed' || row.sha256 === null) throw new AppError('conflict', notSigned);
  if (row.addenda.length >= mostAddenda) throw new AppError('conflict', tooMany);
  const { sha256: ofMinutes } = row;
  const number = row.addenda.length + 1;
  const title = addendumTitle(number, row);
  const at = services.now();
  const name = await findNameOf(services.db, by.user.id);
  const told = { ...(await readMinutes(services.db, projectId, row)), number, text, by: name, at };
  const bytes = await reportPdf(services, addendumReport({ ...told, sha256: ofMinutes }), { by, madeAt: at });
  await services.files.keepMadeFor([{ name: `${title}.pdf`, kind: 'pdf', bytes }], ([file]) =>
    services.db.transaction(async (tx) => {
      if (!file) throw new Error('an addendum has no file');
      requireUnchanged(await store.getForChange(tx, projectId, id), row);
      const owner = { projectId, userId: by.user.id, limit: services.files.projectLimit };
      const document = await createDocument(tx, owner, { category: 'contracts', description: title }, file);
      const { sha256 } = file;
      const added = { number, at: at.toISOString(), by: name, text, documentId: document.id, sha256 };
      await store.changeAcceptance(tx, place, { addenda: [...row.addenda, added] });
      await orderCopies(
        tx,
        services,
        { ...row, sha256 },
        { title, what: `${name} voegde iets toe: ${title}.` },
      );
    }),
  );
}

import type { Day } from '#/core/day';
import { AppError } from '#/core/errors';
import { centsFromDecimal } from '#/core/money';
import { requireSeen } from '#/features/papers/shared/server/require-seen';
import { freeze, type Sources, type StoredFile } from '#/features/premiums/premium-files/rules/assemble';
import { problemOfTotal } from '#/features/premiums/premium-files/rules/counting';
import { listFileFindings } from '#/features/premiums/premium-files/server/findings';
import type { Reader } from '#/features/premiums/premium-files/server/proofs-store';
import * as store from '#/features/premiums/premium-files/server/store';
import type { LinkedInvoice, PremiumFileChange } from '#/features/premiums/shared/premium-files/contract';
import { isSubmitted } from '#/features/premiums/shared/premium-files/rules/statuses';
import type { Database } from '#/platform/server/database/engine/database';
import { requireSeenVersion } from '#/platform/server/database/log/acting';
import type { FindGuarded } from '#/platform/server/ports/guards';

function definedOf<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<Fields>;
}

/** Invoices of this project, each with no more than it is for. */
export async function requireInvoices(
  tx: Database,
  projectId: number,
  links: readonly LinkedInvoice[],
): Promise<void> {
  const found = await store.findInvoices(
    tx,
    projectId,
    links.map(({ invoiceId }) => invoiceId),
  );
  for (const { invoiceId, part } of links) {
    const invoice = found.get(invoiceId);
    if (!invoice) throw refused('Deze factuur bestaat niet. Kies een andere.');
    if (invoice.isReceipt)
      throw refused(
        'Een bonnetje telt niet voor een premie: daarvoor is een factuur van een aannemer nodig.',
      );
    const most = Math.abs(centsFromDecimal(invoice.netAmount ?? invoice.amount));
    if (part !== null && centsFromDecimal(part) > most)
      throw refused('Het deel dat meetelt kan niet meer zijn dan de factuur zonder btw.');
  }
}

function refused(message: string): AppError {
  return new AppError('invalid', message, [{ path: 'invoices', message }]);
}

/** Once it is handed in, what is in it stays; going back to building thaws it. */
export async function changePremiumFile(
  tx: Database,
  reader: Reader,
  id: number,
  { seen, ...body }: PremiumFileChange & { seen?: readonly string[] | undefined },
  findGuarded: FindGuarded,
): Promise<void> {
  const { projectId, today } = reader;
  await store.lockFile(tx, projectId, id);
  const { file: before } = await store.getWithSources(tx, reader, id);
  requireSeenVersion('premium_files', id, before.version);
  const change = definedOf(body);
  const next: StoredFile = { ...before, ...change };
  if (body.invoices) await requireInvoices(tx, projectId, newLinks(before, body.invoices));
  await store.updatePremiumFile(tx, projectId, id, change);
  if (isSubmitted(next.status) === isSubmitted(before.status)) return;
  if (!isSubmitted(next.status)) {
    const thawed = { frozen: null, submittedOn: body.submittedOn ?? null };
    return store.updatePremiumFile(tx, projectId, id, thawed);
  }
  const findings = await listFileFindings(tx, reader, id, findGuarded);
  await requireSeen(tx, { findings, seen, today });
  const submittedOn = next.submittedOn ?? today;
  const { file, sources } = await store.getWithSources(tx, reader, id);
  await store.updatePremiumFile(tx, projectId, id, {
    submittedOn,
    frozen: handIn(file, sources, submittedOn),
  });
}

/** One that is in the trash stays linked: it may come back. */
function newLinks(before: StoredFile, links: readonly LinkedInvoice[]): LinkedInvoice[] {
  return links.filter(
    ({ invoiceId, part }) =>
      !before.invoices.some((each) => each.invoiceId === invoiceId && each.part === part),
  );
}

function handIn(file: StoredFile, sources: Sources, on: Day) {
  const frozen = freeze(file, sources, on);
  const problem = problemOfTotal(centsFromDecimal(frozen.total));
  if (problem !== null) throw new AppError('invalid', problem);
  return frozen;
}

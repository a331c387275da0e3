import type { Readable } from 'node:stream';
import { formatDayLong } from '#/core/day';
import {
  assembleFile,
  contentsOf,
  freeze,
  type Sources,
  type StoredFile,
} from '#/features/premiums/premium-files/rules/assemble';
import { overviewOf } from '#/features/premiums/premium-files/rules/overview';
import { workNames } from '#/features/premiums/shared/premies/rules/works';
import { proofWords } from '#/features/premiums/shared/premium-files/rules/proofs';
import { makePdf } from '#/platform/server/pdf/make-pdf';
import type { Files } from '#/platform/server/storage/files';
import { zipOfFiles } from '#/platform/server/storage/zip-of-files';

type Parts = { file: StoredFile; sources: Sources; files: Pick<Files, 'read'>; madeAt: Date };

/** What goes into the ZIP: what counts today, or as it was handed in; without what is in the trash since. */
function listPapers(file: StoredFile, sources: Sources): { folder: string; name: string; key: string }[] {
  const now = contentsOf(file, sources, sources.today);
  const { invoices, proofs } = file.frozen ?? freeze(file, sources, sources.today);
  const there = new Set([...now.invoices, ...now.proofs].map(({ fileKey }) => fileKey));
  const invoicePapers = invoices.map(({ fileKey, fileName, invoiceNumber }) => ({
    ...{ folder: 'facturen/', key: fileKey },
    name: [invoiceNumber, fileName].filter(Boolean).join(' '),
  }));
  const proofPapers = proofs.map(({ kind, fileKey, fileName }) => ({
    folder: proofWords[kind].category === 'photos' ? 'foto’s/' : 'attesten/',
    name: `${proofWords[kind].label} ${fileName ?? ''}`,
    key: fileKey,
  }));
  return [...invoicePapers, ...proofPapers].flatMap(({ key, ...paper }) =>
    key !== null && there.has(key) ? [{ ...paper, key }] : [],
  );
}

function overviewPdf({ file, sources, madeAt }: Parts): Promise<Uint8Array> {
  const shown = assembleFile(file, sources);
  const sections = overviewOf(shown).map(({ title, rows }) => ({
    heading: title,
    lines: rows.map(({ label, value }) => `${label}: ${value}`),
  }));
  const state = file.frozen
    ? `Ingediend op ${formatDayLong(file.submittedOn ?? file.frozen.on)}.`
    : `Gemaakt op ${formatDayLong(sources.today)}, nog niet ingediend.`;
  const changes =
    shown.changes.length > 0 ? [{ heading: 'Gewijzigd na de indiening', lines: shown.changes }] : [];
  return makePdf({
    title: `Premiedossier ${workNames[file.work]}`,
    sections: [{ lines: [state] }, ...changes, ...sections],
    madeAt,
  });
}

export async function premiumArchive(parts: Parts): Promise<Readable> {
  const { file, sources, files, madeAt } = parts;
  const made = { 'overzicht.pdf': await overviewPdf(parts) };
  return zipOfFiles({ files, madeAt, papers: listPapers(file, sources), made });
}

import { createProof } from '#/features/premiums/premium-files/server/proofs-store';
import { createPremiumFile } from '#/features/premiums/premium-files/server/store';
import type { ExamplePart } from '#/platform/server/ports/example';

const roofInvoices = ['DV-F2087', 'DV-F2119', 'DV-F2156'];

/** The roof is done: its invoices count, and the roofer’s certificate and the photos are still to come. */
export const premiumFilesExample: ExamplePart = {
  after: ['invoices', 'documents'],
  write: async ({ db, projectId, ownerId, today, idOf }) => {
    const premiumFileId = await createPremiumFile(
      db,
      { projectId, createdBy: ownerId },
      {
        work: 'dak',
        wall: null,
        invoices: roofInvoices.map((number) => ({ invoiceId: idOf('invoices', number), part: null })),
      },
    );
    const reader = { projectId, userId: ownerId, today };
    const documentId = idOf('documents', 'Asbestattest van de woning.pdf');
    await createProof(db, reader, { premiumFileId, proof: 'dak_asbest', documentId, note: null });
  },
};

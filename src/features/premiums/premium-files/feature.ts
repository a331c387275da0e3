import { dayAt } from '#/core/day';
import { premiumFilesHelp } from '#/features/premiums/premium-files/help';
import { premiumFileLog, premiumProofLog } from '#/features/premiums/premium-files/rules/log';
import { premiumToCome } from '#/features/premiums/premium-files/rules/to-come';
import { premiumDeadlines } from '#/features/premiums/premium-files/server/deadlines';
import { premiumFilesExample } from '#/features/premiums/premium-files/server/example';
import { getProof, moveProofs } from '#/features/premiums/premium-files/server/proofs-store';
import { premiumFileRoutes } from '#/features/premiums/premium-files/server/routes';
import {
  documentOfProofs,
  fileStanding,
  photoOfProofs,
  proofStanding,
} from '#/features/premiums/premium-files/server/standing';
import { isHandedInFile } from '#/features/premiums/premium-files/server/standing-store';
import { getPremiumFile, listPremiumFiles } from '#/features/premiums/premium-files/server/store';
import { premiumFile, premiumProof } from '#/features/premiums/shared/premium-files/contract';
import { statusLabels } from '#/features/premiums/shared/premium-files/rules/statuses';
import { premiumFiles, premiumProofs } from '#/features/premiums/shared/premium-files/server/tables';
import { defineRecord } from '#/platform/server/database/stores/record-kind';
import { type Feature, nothing } from '#/platform/server/feature';

export const premiumFilesFeature: Feature = {
  name: 'premium-files',
  help: premiumFilesHelp,
  routes: premiumFileRoutes,
  records: {
    premiumFiles: defineRecord({
      table: premiumFiles,
      words: { title: 'Premiedossiers', one: 'premiedossier', many: 'premiedossiers' },
      statusWord: ({ status }) => statusLabels[status],
      versioned: {
        shape: premiumFile,
        read: (db, { projectId, userId }, id) =>
          getPremiumFile(db, { projectId, userId, today: dayAt(new Date()) }, id),
      },
      standing: fileStanding,
      log: { isInTrash: true, hidden: ['invoices', 'readInvoices', 'frozen'], ...premiumFileLog },
    }),
    premiumProofs: defineRecord({
      table: premiumProofs,
      words: {
        title: 'Stukken premiedossier',
        one: 'stuk van een premiedossier',
        many: 'stukken van premiedossiers',
      },
      versioned: {
        shape: premiumProof,
        read: (db, { projectId, userId }, id) =>
          getProof(db, { projectId, userId, today: dayAt(new Date()) }, id),
      },
      standing: proofStanding,
      log: { hidden: ['premiumFileId', 'documentId', 'photoId'], ...premiumProofLog },
    }),
  },
  deadlines: premiumDeadlines,
  calendar: nothing,
  todo: nothing,
  report: nothing,
  overview: nothing,
  money: nothing,
  news: nothing,
  example: premiumFilesExample,
  holds: { documents: documentOfProofs, photos: photoOfProofs },
  followsDocuments: moveProofs,
  words: {
    columns: {
      work: 'Werk',
      wall: 'Soort muurisolatie',
      reference: 'Dossiernummer',
      submittedOn: 'Ingediend op',
      decidedOn: 'Beslist op',
      paidOn: 'Uitbetaald op',
      grantedAmount: 'Toegekend bedrag',
      paidAmount: 'Uitbetaald bedrag',
      paidTo: 'Uitbetaald aan',
      invoices: 'Facturen',
      readInvoices: 'Gelezen op de facturen',
      frozen: 'Zoals ingediend',
      premiumFileId: 'Premiedossier',
      proof: 'Soort stuk',
      documentId: 'Document',
      photoId: 'Foto',
      note: 'Nota',
    },
  },
  // Nobody in particular: what is told of a dossier to who made it isn’t told here.
  moneyToCome: async (db, projectId, today) => ({
    premiums: (await listPremiumFiles(db, { projectId, userId: 0, today })).map(premiumToCome),
  }),
  holdsFiles: isHandedInFile,
};

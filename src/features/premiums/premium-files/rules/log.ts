import { type LogSentences, wordFrom } from '#/core/log';
import { workNames } from '#/features/premiums/shared/premies/rules/works';
import {
  type ProofKind,
  proofKinds,
  proofWords,
} from '#/features/premiums/shared/premium-files/rules/proofs';
import { payeeLabels, statusLabels } from '#/features/premiums/shared/premium-files/rules/statuses';

const work = wordFrom(workNames);

function isProofKind(kind: string): kind is ProofKind {
  return (proofKinds as readonly string[]).includes(kind);
}

const proof = (kind: string) => (isProofKind(kind) ? proofWords[kind].label : kind);

export const premiumFileLog: LogSentences = {
  any: 'een premiedossier',
  name: (row) => `het premiedossier ‘${work(row.work ?? '')}’`,
  deed: (before, after, changed) =>
    changed.includes('status') && after.status === 'ingediend' && before.status === 'in_opbouw'
      ? `diende het premiedossier ‘${work(after.work ?? '')}’ in`
      : undefined,
  values: { work, status: wordFrom(statusLabels), paidTo: wordFrom(payeeLabels) },
};

export const premiumProofLog: LogSentences = {
  any: 'een stuk van een premiedossier',
  name: ({ proof: kind }) => `het stuk ‘${proof(kind ?? '')}’ van een premiedossier`,
  values: { proof },
};

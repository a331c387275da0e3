import { type ReactNode, useId } from 'react';
import type { Finding, QuoteAnalysis, SectionId } from '#/features/papers/shared/checks/contract';
import { sectionShares, sectionTitles } from '#/features/reading/check/rules/score';
import { vatInWords } from '#/features/reading/check/rules/vat-in-words';
import { FindingList } from '#/features/reading/check/web/finding-list';
import { Card } from '#/ui/card';
import { Progress } from '#/ui/progress';
import { formatScore, ScoreBadge, scoreBand } from '#/ui/score-badge';

type SectionCardProps = { analysis: QuoteAnalysis; section: SectionId };

export function SectionCard({ analysis, section }: SectionCardProps) {
  const id = useId();
  const { score, feedback, findings } = analysis[section];
  const title = sectionTitles[section];
  // What the rules found lacking stands below, each with its sentence: told here as well, it would be told twice.
  const isToldBelow = findings.some(({ state, sentence }) => state !== 'ok' && feedback.startsWith(sentence));
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={id} className="text-lg">
          {title}{' '}
          <span className="font-normal text-ink-soft text-sm">telt voor {sectionShares[section]}%</span>
        </h3>
        <ScoreBadge score={score} />
      </div>
      <Progress
        label={`Score voor ${title.toLowerCase()}`}
        value={score}
        max={10}
        tone={scoreBand(score).tone}
        valueText={`${formatScore(score)} op 10`}
      />
      {!isToldBelow && <p className="break-words">{feedback}</p>}
      <Extra analysis={analysis} section={section} />
      <FindingList findings={findings} />
    </Card>
  );
}

function Extra({ analysis, section }: SectionCardProps): ReactNode {
  switch (section) {
    case 'volledigheid':
      return (
        <Points
          title="Ontbrekende onderdelen"
          points={untold(analysis.volledigheid.ontbrekendeOnderdelen, analysis.volledigheid.findings)}
        />
      );
    case 'btwEnPrijzen':
      return (
        <p>
          <strong>Btw correct:</strong> {vatInWords(analysis.btwEnPrijzen)}
        </p>
      );
    case 'betrouwbaarheid':
      return (
        <Points
          title="Waarschuwingen"
          points={untold(analysis.betrouwbaarheid.waarschuwingen, analysis.betrouwbaarheid.findings)}
        />
      );
    case 'marktconformiteit':
      return (
        <p>
          <strong>Prijsindicatie:</strong> {analysis.marktconformiteit.prijsIndicatie}
        </p>
      );
  }
}

/** Those that an AI service added: each of the rules' own is a finding. */
function untold(points: readonly string[], findings: readonly Finding[]): string[] {
  return points.filter((point) => !findings.some(({ short }) => short === point));
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <ul className="list-disc pl-5">
        {points.map((point) => (
          <li key={point} className="break-words">
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}

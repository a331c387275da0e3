import { CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { type QuoteAnalysis, sectionIds } from '#/features/papers/shared/checks/contract';
import { dontSign } from '#/features/reading/check/rules/red-flags';
import { isVatCompared } from '#/features/reading/check/rules/vat-in-words';
import { ImprovementPoints } from '#/features/reading/check/web/improvement-points';
import { SectionCard } from '#/features/reading/check/web/section-card';
import { Alert } from '#/ui/alert';
import { Card } from '#/ui/card';
import { cx } from '#/ui/class-names';
import { Progress } from '#/ui/progress';
import { formatScore, scoreBand } from '#/ui/score-badge';

const judges = {
  regels: 'Beoordeeld door vaste regels, die bij elk punt zeggen wat ze vonden.',
  ai: 'Beoordeeld door AI, samen met vaste regels die de bedragen narekenen.',
};

const verdicts = {
  moss: 'Een goede offerte.',
  ochre: 'Deze offerte kan beter.',
  danger: 'Wees voorzichtig met deze offerte.',
};

const ink = { moss: 'text-moss', ochre: 'text-ochre', danger: 'text-danger' };

/** Green only where sums and VAT were really compared: the score alone doesn't say that. */
function verdictOf({ totaalScore, btwEnPrijzen }: QuoteAnalysis) {
  const band = scoreBand(totaalScore);
  if (band.tone !== 'moss' || isVatCompared(btwEnPrijzen.findings)) {
    return { ...band, words: verdicts[band.tone] };
  }
  const words =
    'Er staat veel goeds op, maar het rekenwerk en de btw kloppen niet of zijn niet na te kijken.';
  return { tone: 'ochre' as const, Icon: CircleDashed, words };
}

type CheckResultProps = {
  analysis: QuoteAnalysis;
  /** When it was kept, or what to do with it. */
  keeping: ReactNode;
  /** What an AI service would be told, where there is one. */
  asking: ReactNode;
};

export function CheckResult({ analysis, keeping, asking }: CheckResultProps) {
  const { totaalScore, bron, aiNote, scanned, pagesLeftOut } = analysis;
  const { tone, Icon, words } = verdictOf(analysis);
  const warning = dontSign(sectionIds.flatMap((section) => analysis[section].findings));
  return (
    <div className="flex flex-col gap-4">
      {warning !== undefined && <Alert tone="danger">{warning}</Alert>}
      <Card className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <p className="flex items-baseline gap-2">
            <span className="font-display text-5xl tabular-nums">{formatScore(totaalScore)}</span>
            <span className="text-ink-soft">op 10</span>
          </p>
          <div className="min-w-0 flex-1 basis-60">
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              <Icon aria-hidden="true" className={cx('size-5 shrink-0', ink[tone])} /> {words}
            </p>
            <p className="text-ink-soft text-sm">{judges[bron]}</p>
          </div>
        </div>
        <Progress
          label="Totale score"
          value={totaalScore}
          max={10}
          tone={tone}
          valueText={`${formatScore(totaalScore)} op 10`}
        />
      </Card>
      {aiNote !== null && <Alert tone="info">{aiNote}</Alert>}
      {pagesLeftOut > 0 && (
        <Alert tone="warning">
          {pagesLeftOut === 1 ? '1 pagina van deze PDF is' : `${pagesLeftOut} pagina’s van deze PDF zijn`}{' '}
          niet gelezen. Wat daarop staat, telt niet mee in dit oordeel.
        </Alert>
      )}
      {scanned && (
        <Alert tone="info">
          Deze PDF is een scan en werd als foto gelezen. Een verkeerd gelezen cijfer kan op een rekenfout
          lijken: kijk de aangehaalde passages na.
        </Alert>
      )}
      {keeping}
      <div className="grid items-start gap-4 md:grid-cols-2">
        {sectionIds.map((section) => (
          <SectionCard key={section} analysis={analysis} section={section} />
        ))}
      </div>
      <ImprovementPoints analysis={analysis} />
      {asking}
    </div>
  );
}

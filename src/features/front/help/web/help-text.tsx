import type { ReactNode } from 'react';
import type { Figure, HelpWord } from '#/core/help';
import type { HelpSection } from '#/features/front/help/rules/sections';

type HelpTextProps = {
  section: HelpSection;
  /** Of the headings below the name of the page. */
  level: 2 | 3;
  /** In a whole page an address leads to each figure; in a dialog nothing may have the same name as there. */
  withAnchors?: boolean;
};

/** What one does on a screen, how its figures are calculated and what its words mean. */
export function HelpText({ section: { acts, figures, words }, level, withAnchors = false }: HelpTextProps) {
  return (
    <>
      <Part title="Wat u hier doet" level={level}>
        <ol className="flex list-decimal flex-col gap-1.5 pl-5">
          {acts.map((act) => (
            <li key={act}>{act}</li>
          ))}
        </ol>
      </Part>
      {figures.length > 0 && (
        <Part title="Hoe we rekenen" level={level}>
          <Explained
            of={figures.map(({ key, name, words: means }: Figure) => ({
              ...{ term: name, means, id: withAnchors ? key : undefined },
            }))}
          />
        </Part>
      )}
      {words.length > 0 && (
        <Part title="Woorden" level={level}>
          <Explained of={words.map(({ word, means }: HelpWord) => ({ term: word, means, id: undefined }))} />
        </Part>
      )}
    </>
  );
}

function Part({ title, level, children }: { title: string; level: 2 | 3; children: ReactNode }) {
  const Heading = `h${level}` as const;
  return (
    <>
      <Heading className="not-first:mt-5 mb-1.5 break-after-avoid text-base">{title}</Heading>
      {children}
    </>
  );
}

type Explanation = { term: string; means: string; id: string | undefined };

function Explained({ of }: { of: readonly Explanation[] }) {
  return (
    <dl className="flex flex-col gap-2">
      {of.map(({ term, means, id }) => (
        <div
          key={term}
          id={id}
          className="scroll-mt-20 break-inside-avoid target:rounded-control target:bg-brick-soft"
        >
          <dt className="font-semibold">{term}</dt>
          <dd className="text-pretty text-ink-soft">{means}</dd>
        </div>
      ))}
    </dl>
  );
}

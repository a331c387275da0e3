import { anchorOf, type HelpSection } from '#/features/front/help/rules/sections';
import { HelpText } from '#/features/front/help/web/help-text';
import { Card } from '#/ui/card';

type HelpListProps = { sections: readonly HelpSection[] };

/** Everything, a section a page, with its own address; on paper without what only leads there. */
export function HelpList({ sections }: HelpListProps) {
  return (
    <>
      <nav aria-label="Schermen" className="mb-6 print:hidden">
        <ul className="flex flex-wrap gap-x-5">
          {sections.map((section) => (
            <li key={section.page.path}>
              <a
                href={`#${anchorOf(section)}`}
                className="inline-flex min-h-11 items-center underline hover:text-brick md:min-h-8"
              >
                {section.page.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex flex-col gap-5">
        {sections.map((section) => (
          <Section key={section.page.path} section={section} />
        ))}
      </div>
    </>
  );
}

function Section({ section }: { section: HelpSection }) {
  const id = anchorOf(section);
  const headingId = `titel-${id}`;
  return (
    <div id={id} className="scroll-mt-20">
      <Card as="section" aria-labelledby={headingId} className="print:border-0 print:p-0! print:shadow-none">
        <h2 id={headingId} className="break-after-avoid text-xl">
          {section.page.title}
        </h2>
        <p className="mt-1 text-pretty">{section.purpose}</p>
        <HelpText section={section} level={3} withAnchors />
      </Card>
    </div>
  );
}

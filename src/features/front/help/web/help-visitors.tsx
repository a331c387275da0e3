import { helpPage } from '#/features/front/help/page';
import type { HelpSection } from '#/features/front/help/rules/sections';
import { HelpList } from '#/features/front/help/web/help-list';
import { StaticFrame } from '#/features/front/shared/web/static-frame';

/** The same for who is not signed in, without a script. */
export function HelpVisitors({ sections }: { sections: readonly HelpSection[] }) {
  return (
    <StaticFrame>
      <div className="mx-auto w-full max-w-3xl px-4 py-10 md:px-6 print:p-0">
        <h1 className="mb-2 text-[2rem]">{helpPage.title}</h1>
        <p className="mb-4 text-pretty text-ink-soft">
          Waarvoor elk scherm dient, wat u er doet, hoe we rekenen en wat de woorden betekenen.
        </p>
        <HelpList sections={sections} />
      </div>
    </StaticFrame>
  );
}

import { initialsOf } from '#/core/initials';
import type { PersonHere } from '#/features/history/live/contract';
import { whoIsHere } from '#/features/history/live/rules';

type PeopleHereProps = { people: readonly PersonHere[]; screen: string };

/** Who else is on this screen; in the room above it, beside its help, so that nothing moves when somebody comes or goes. */
export function PeopleHere({ people, screen }: PeopleHereProps) {
  const here = people.filter(({ screens }) => screens.includes(screen));
  if (here.length === 0) return null;
  const names = here.map(({ name }) => name);
  return (
    <aside aria-label="Wie hier nog werkt" className="relative print:hidden">
      <p className="absolute top-0.5 right-4 flex max-w-[calc(100%-2rem)] items-center gap-1.5 text-ink-soft text-xs md:top-2 md:right-20 md:max-w-[calc(100%-6.5rem)]">
        <span aria-hidden="true" className="-space-x-1 flex shrink-0">
          {here.slice(0, 3).map(({ id, name }) => (
            <span
              key={id}
              className="grid size-5 place-items-center rounded-full border border-paper bg-sky-soft font-semibold text-[0.625rem] text-sky md:size-6"
            >
              {initialsOf(name)}
            </span>
          ))}
        </span>
        <span className="truncate" title={names.join(', ')}>
          {whoIsHere(names)}
        </span>
      </p>
    </aside>
  );
}

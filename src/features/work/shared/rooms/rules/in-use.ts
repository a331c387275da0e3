import { enumerate } from '#/core/enumerate';

type Uses = { one: string; many: string; uses: readonly { title: string; href: string }[] };

const mostNamed = 20;

/** 'De ruimte ‘Keuken’ wordt nog gebruikt door 2 taken en 1 document.' With where those are. */
export function inUseText(name: string, all: readonly Uses[]) {
  const counts = all
    .filter(({ uses }) => uses.length > 0)
    .map(({ one, many, uses }) => `${uses.length} ${uses.length === 1 ? one : many}`);
  return {
    message: `De ruimte ‘${name}’ wordt nog gebruikt door ${enumerate(counts)}. Voeg ze samen met een andere ruimte, of haal ze daar eerst weg.`,
    inTheWay: all
      .flatMap(({ uses }) => uses)
      .slice(0, mostNamed)
      .map(({ title, href }) => ({ title, href })),
  };
}

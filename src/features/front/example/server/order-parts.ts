import type { NamedExamplePart } from '#/platform/server/ports/example';

/** As they are told, but each after those that it refers to. */
export function orderParts(parts: readonly NamedExamplePart[]): NamedExamplePart[] {
  const ordered: NamedExamplePart[] = [];
  const isWritten = (name: string) => ordered.some(({ feature }) => feature === name);
  while (ordered.length < parts.length) {
    const next = parts.find(({ feature, after = [] }) => !isWritten(feature) && after.every(isWritten));
    if (!next) {
      const waiting = parts.filter(({ feature }) => !isWritten(feature)).map(({ feature }) => feature);
      throw new Error(
        `the example of ${waiting.join(', ')} comes after what is no part of it, or after itself: mend \`after\` of \`example\``,
      );
    }
    ordered.push(next);
  }
  return ordered;
}

/** The project to work in: the one chosen as long as it is there, else the first. */
export function chooseProject<P extends { id: number }>(
  projects: readonly P[],
  selectedId: number | undefined,
): P | undefined {
  return projects.find(({ id }) => id === selectedId) ?? projects[0];
}

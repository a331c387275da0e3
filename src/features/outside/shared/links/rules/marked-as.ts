/** What was done under the eyes of a member is marked with that name. */
export function markedAs(what: string, member: string | null): string {
  return member ? `${what}, in een browser waarin ${member} was ingelogd` : what;
}

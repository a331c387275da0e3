let ownId: number | undefined;

/** Who is signed in on this page. */
export function setCurrentUserId(userId: number): void {
  ownId = userId;
}

export function findCurrentUserId(): number | undefined {
  return ownId;
}

type Person = { readonly id: number; readonly name: string } | null;

/** 'Tom heeft', to begin a sentence about what somebody did. */
export function whoHas(person: Person): string {
  if (person !== null && person.id === ownId) return 'U heeft elders';
  return `${person?.name || 'Iemand anders'} heeft`;
}

/** 'Van Tom' */
export function whose(person: Person): string {
  if (person !== null && person.id === ownId) return 'Van u, elders';
  return `Van ${person?.name || 'iemand anders'}`;
}

/** Makes what a key stands for once: for one answer, in which several parts need the same. */
export type Remember = <Made>(key: object, make: () => Promise<Made>) => Promise<Made>;

export function rememberForOneAnswer(): Remember {
  const made = new Map<object, Promise<unknown>>();
  return <Made>(key: object, make: () => Promise<Made>) => {
    const known = made.get(key) ?? make();
    made.set(key, known);
    return known as Promise<Made>;
  };
}

/** Whether a text says one word of each group: ‘keuring’ or ‘AREI’, and something of electricity. */
export function says(text: string, groups: readonly (readonly string[])[]): boolean {
  const low = text.toLowerCase();
  return groups.every((words) => words.some((word) => low.includes(word)));
}

export const folderNote =
  'Dit is niet het wettelijke postinterventiedossier. Wie dat opmaakt, verschilt: vraag het, en zet het in het contract. Wat hier staat, geeft u aan wie het opmaakt.';

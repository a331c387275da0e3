/** What is this short stands in many words, and counts where one begins with it: ‘PID.pdf’, and not ‘rapid’. */
const shortest = 3;

function isIn(text: string, word: string): boolean {
  if (word.length > shortest || word === '') return text.includes(word);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!/\p{L}/u.test(text[at - 1] ?? '')) return true;
  return false;
}

/** Whether a text says one word of each group: ‘keuring’ or ‘AREI’, and something of electricity. */
export function says(text: string, groups: readonly (readonly string[])[]): boolean {
  const low = text.toLowerCase();
  return groups.every((words) => words.some((word) => isIn(low, word)));
}

export const folderNote =
  'Dit is niet het wettelijke postinterventiedossier. Wie dat opmaakt, verschilt: vraag het, en zet het in het contract. Wat hier staat, geeft u aan wie het opmaakt.';

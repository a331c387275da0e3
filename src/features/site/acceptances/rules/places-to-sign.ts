/** On paper, with room for a hand. */
export const placesToSign = ['Bouwheer', 'Aannemer'].flatMap((who) => [
  `${who} (naam, datum, handtekening):`,
  ...[' ', ' '],
]);

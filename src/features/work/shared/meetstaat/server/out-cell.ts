export const styles = [
  'text',
  'formulaLike',
  'header',
  'quantity',
  'money',
  'strong',
  'strongMoney',
] as const;
export type Style = (typeof styles)[number];

/** What a cell holds. A text is always a text, also where it begins with '='. */
export type OutCell =
  | { text: string; style?: Style }
  | { number: string; style?: Style }
  /** With the value it has, for readers that don't calculate. */
  | { formula: string; value: string; style?: Style }
  | undefined;

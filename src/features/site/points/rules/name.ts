const most = 90;

/** 'Punt 12: tegel gebarsten', in one line. */
export function pointName({ number, text }: { number: number; text: string }): string {
  const [first = ''] = text.split('\n');
  const short = first.length > most ? `${first.slice(0, most - 1)}…` : first;
  return `Punt ${number}: ${short}`;
}

/** The row that a statement has just written: that there is none is a fault of ours. */
export function writtenRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('a row that was just written is gone');
  return row;
}

/** Returns the columns for one row if it has room for all facts, else for two rows that are as even as possible. */
export function factColumns(count: number): 3 | 4 | 5 | 6 {
  const inRow = count > 6 ? Math.ceil(count / 2) : count;
  if (inRow <= 3) return 3;
  if (inRow === 4) return 4;
  return inRow === 5 ? 5 : 6;
}

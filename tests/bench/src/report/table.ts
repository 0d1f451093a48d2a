/** Writes rows as a Markdown table. The first columns are names, and the figures after them are aligned right. */
export function table([head = [], ...rows]: readonly (readonly string[])[], names: number): string {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, column) => pad(row[column] ?? '', width, column < names)).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => underline(width, column < names)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

const pad = (cell: string, width: number, isName: boolean): string =>
  isName ? cell.padEnd(width) : cell.padStart(width);

const underline = (width: number, isName: boolean): string =>
  isName ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`;

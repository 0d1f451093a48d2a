/** Rows as a Markdown table, figures aligned right. */
export function table([head = [], ...rows]: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, column) => pad(row[column] ?? '', width, column)).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => underline(width, column)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

const pad = (cell: string, width: number, column: number): string =>
  column === 0 ? cell.padEnd(width) : cell.padStart(width);

const underline = (width: number, column: number): string =>
  column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`;

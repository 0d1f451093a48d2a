/** Explains an error of Babel’s parser, of the code or of React in plain words, with the line if it is known. */
export function plainMistake(thrown: unknown, code: string): string {
  const text = thrown instanceof Error ? thrown.message : String(thrown);
  if (/React error #130|Element type is invalid/.test(text)) {
    return 'A component is undefined. Is a name not imported?';
  }
  // The production build of React has only numbers.
  const [, number] = /Minified React error #(\d+)/.exec(text) ?? [];
  if (number) return `React reports https://react.dev/errors/${number}`;
  const lines = code.trimEnd().split('\n');
  const [, message = text, at] = /^(.*?)\.? \((\d+):\d+\)$/.exec(text) ?? [];
  const [, unknown] = /^(\S+) is not defined$/.exec(text) ?? [];
  const line = unknown
    ? lines.findIndex((written) => written.split(/[^\w$]+/).includes(unknown)) + 1
    : Math.min(Number(at ?? 0), lines.length);
  const plain = message.replace(/^Expected corresponding JSX closing tag for <(.*)>$/, (_, name) =>
    name === 'Result' ? 'This closing tag has no opening tag' : `</${name}> is missing before this`,
  );
  return line ? `Line ${line}, “${lines[line - 1]?.trim()}”: ${plain}.` : text;
}

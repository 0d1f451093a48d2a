/** Explains an error of rendering. The production build of React has only numbers. */
export function plainError(thrown: unknown): string {
  const text = String(thrown);
  const [, number] = /Minified React error #(\d+)/.exec(text) ?? [];
  if (number === '130' || text.includes('Element type is invalid')) {
    return 'A component is undefined. Is a required prop missing, such as level of Heading, or is a name not imported?';
  }
  return number ? `React reports https://react.dev/errors/${number}` : text;
}

/** Returns the end of a tag that begins at `start`: a > outside braces and strings. */
function endOfTag(code: string, start: number): number {
  let braces = 0;
  let quote = '';
  for (let index = start; index < code.length; index += 1) {
    const character = code.charAt(index);
    if (quote) {
      if (character === quote) quote = '';
    } else if (/["'`]/.test(character)) quote = character;
    else if (character === '{') braces += 1;
    else if (character === '}') braces -= 1;
    else if (character === '>' && braces === 0) return index;
  }
  return code.length;
}

/** Finds the first tag of a component without its closing tag. Sucrase does not compare the names of tags. */
export function unclosedTag(code: string): string | undefined {
  const open: { name: string; line: number }[] = [];
  for (const match of code.matchAll(/(?:<(\/)|(?<![\w$)\]])<)([A-Z][\w.]*)/g)) {
    const [, slash, name = ''] = match;
    const line = code.slice(0, match.index).split('\n').length;
    if (!slash) {
      if (code.charAt(endOfTag(code, match.index) - 1) !== '/') open.push({ name, line });
      continue;
    }
    const last = open.pop();
    if (!last) return `Line ${line}: </${name}> closes no open tag.`;
    if (last.name !== name) return `Line ${last.line}: <${last.name}> has no closing tag.`;
  }
  const last = open.pop();
  return last && `Line ${last.line}: <${last.name}> has no closing tag.`;
}

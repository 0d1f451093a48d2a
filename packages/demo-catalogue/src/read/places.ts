import { type ParseError, parse, printParseErrorCode, visit } from 'jsonc-parser';

export type TextPosition = { line: number; column: number };

/**
 * Returns the line and column of each path in a JSON text, starting at 1. If a path does not exist, its nearest
 * existing parent is used.
 */
export function textPositionsOf(
  text: string,
  paths: readonly (readonly (string | number)[])[],
): TextPosition[] {
  const wanted = new Set(
    paths.flatMap((path) => path.map((_, at) => keyOf(path.slice(0, at + 1)))),
  );
  const found = new Map<string, TextPosition>();
  const see = (path: readonly (string | number)[], line: number, character: number) => {
    const key = keyOf(path);
    if (wanted.has(key) && !found.has(key))
      found.set(key, { line: line + 1, column: character + 1 });
  };
  visit(text, {
    onObjectProperty: (name, _offset, _length, line, character, path) =>
      see([...path(), name], line, character),
    onObjectBegin: (_offset, _length, line, character, path) => see(path(), line, character),
    onArrayBegin: (_offset, _length, line, character, path) => see(path(), line, character),
    onLiteralValue: (_value, _offset, _length, line, character, path) =>
      see(path(), line, character),
  });
  return paths.map((path) => {
    for (let length = path.length; length > 0; length -= 1) {
      const position = found.get(keyOf(path.slice(0, length)));
      if (position) return position;
    }
    return { line: 1, column: 1 };
  });
}

const meanings: Readonly<Record<string, string>> = {
  InvalidSymbol: 'there is a sign that JSON does not know, such as a digit that is not 0 to 9',
  InvalidNumberFormat: 'a number is written otherwise',
  PropertyNameExpected: 'a field in quotation marks is expected; the comma before may be too many',
  ValueExpected: 'a value is expected; the comma before may be too many',
  ColonExpected: 'a colon is expected',
  CommaExpected: 'a comma is expected',
  CloseBraceExpected: 'a } is expected',
  CloseBracketExpected: 'a ] is expected',
  EndOfFileExpected: 'there is something behind the end',
  UnexpectedEndOfString: 'a text does not end',
  InvalidEscapeCharacter: 'there is a backslash before a sign that needs none',
  InvalidCharacter: 'a text holds a sign that must be written with a backslash',
};

/** Finds the position of a syntax error, which JSON.parse does not always give. */
export function syntaxErrorOf(text: string): TextPosition & { message: string } {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const [first] = errors;
  const offset = first?.offset ?? text.length;
  const before = text.slice(0, offset).split('\n');
  return {
    line: before.length,
    column: (before.at(-1) ?? '').length + 1,
    message: first
      ? (meanings[printParseErrorCode(first.error)] ?? 'it is damaged')
      : 'it ends too early',
  };
}

const keyOf = (path: readonly (string | number)[]) => JSON.stringify(path);

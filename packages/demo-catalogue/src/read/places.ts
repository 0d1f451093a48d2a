import { type ParseError, parse, printParseErrorCode, visit } from 'jsonc-parser';

export type Place = { line: number; column: number };

/** Where each path stands in a JSON text, from 1 on; where there is nothing at a path, where what should hold it stands. */
export function placesOf(text: string, paths: readonly (readonly (string | number)[])[]): Place[] {
  const wanted = new Set(
    paths.flatMap((path) => path.map((_, at) => keyOf(path.slice(0, at + 1)))),
  );
  const found = new Map<string, Place>();
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
      const place = found.get(keyOf(path.slice(0, length)));
      if (place) return place;
    }
    return { line: 1, column: 1 };
  });
}

/** JSON.parse does not always say where. */
export function syntaxErrorOf(text: string): Place & { message: string } {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const [first] = errors;
  const offset = first?.offset ?? text.length;
  const before = text.slice(0, offset).split('\n');
  return {
    line: before.length,
    column: (before.at(-1) ?? '').length + 1,
    message: first ? printParseErrorCode(first.error) : 'it ends too early',
  };
}

const keyOf = (path: readonly (string | number)[]) => JSON.stringify(path);

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@parde/domain';
import ts from 'typescript';

/** A text that a viewer may read, with its location. */
export interface Text {
  readonly location: string;
  readonly locale: Locale;
  readonly text: string;
}

/** A placeholder for the expressions of a template. */
const filled = '\uFFFC';

const persian = /[\u0600-\u06FF]/;
const english = /^en$|_en$|^message$/;

/** Reads the texts of files, with JSON texts located by keys and source texts by lines. */
export function readTexts(root: string, pattern: string, skipped: RegExp): Text[] {
  return globSync(pattern, { cwd: root })
    .filter((path) => !skipped.test(path))
    .sort()
    .flatMap((path) => {
      const source = readFileSync(join(root, path), 'utf8');
      return /\.tsx?$/.test(path) ? textsInSource(path, source) : textsInJson(path, source);
    });
}

function textsInJson(path: string, source: string): Text[] {
  const isEnglish = /\/en\//.test(path);
  const visit = (value: unknown, keys: readonly string[]): Text[] => {
    if (typeof value === 'object' && value !== null) {
      return Object.entries(value).flatMap(([key, each]) => visit(each, [...keys, key]));
    }
    if (typeof value !== 'string') return [];
    const locale =
      localeOf(value, isEnglish || english.test(keys.at(-1) ?? '')) ??
      // In message files, a single word also counts as a text.
      (isEnglish && !persian.test(value) ? 'en' : undefined);
    return locale ? [{ location: `${path} ${keys.join('.')}`, locale, text: value }] : [];
  };
  return visit(JSON.parse(source), []);
}

/** Reads Persian texts anywhere, and English texts in values named `en`, `…_en` or `message`. */
function textsInSource(path: string, source: string): Text[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node, isEnglish: boolean): Text[] => {
    const inEnglish = isEnglish || (isNamed(node) && english.test(node.name.text));
    const text = textOf(node);
    const locale = text === undefined ? undefined : localeOf(text, inEnglish);
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    const own =
      text !== undefined && locale ? [{ location: `${path}:${line + 1}`, locale, text }] : [];
    const inner: Text[] = [];
    node.forEachChild((child) => {
      inner.push(...visit(child, inEnglish));
    });
    return [...own, ...inner];
  };
  return visit(file, false);
}

function isNamed(node: ts.Node): node is ts.NamedDeclaration & { name: ts.Identifier } {
  const isDeclaration = ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node);
  return isDeclaration && ts.isIdentifier(node.name);
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head, ...node.templateSpans.map((span) => span.literal)]
    .map((part) => part.text)
    .join(filled);
}

function localeOf(text: string, isEnglish: boolean): Locale | undefined {
  if (persian.test(text)) return isEnglish ? undefined : 'fa';
  return isEnglish && text.includes(' ') ? 'en' : undefined;
}

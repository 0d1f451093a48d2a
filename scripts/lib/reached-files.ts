import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join, posix, sep } from 'node:path';

/**
 * Returns the compiled modules, types and sheets below a folder that the entries reach: by their imports, as the
 * sheet beside a module of class names, or by their name in another module's code (a program that is started, a file
 * that is read).
 */
export function reachedFrom(folder: string, entries: readonly string[]): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => /\.(?:js|css|d\.ts)$/.test(file));
  const reached = new Set<string>();
  let waiting = entries;
  while (waiting.length > 0) {
    followImports(folder, waiting, reached);
    const code = [...reached]
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n');
    waiting = files.filter((file) => !reached.has(file) && isNamedIn(code, file));
  }
  return reached;
}

function followImports(folder: string, entries: readonly string[], reached: Set<string>): void {
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file) || !existsSync(join(folder, file))) continue;
    reached.add(file);
    if (file.endsWith('.styles.js')) waiting.push(file.replace(/js$/, 'css'));
    if (file.endsWith('.css')) continue;
    const code = readFileSync(join(folder, file), 'utf8');
    waiting.push(...importsIn(code).map((path) => siblingOf(file, path)));
  }
}

function importsIn(code: string): string[] {
  const found = code.matchAll(/(?:\bfrom|\bimport\(?)\s*["'](\.{1,2}\/[^"']+)["']/g);
  return Array.from(found, ([, path = '']) => path);
}

/** In types, `./x.js` means `x.d.ts`. */
function siblingOf(file: string, path: string): string {
  const sibling = posix.join(posix.dirname(file), path);
  return file.endsWith('.d.ts') ? sibling.replace(/\.js$/, '.d.ts') : sibling;
}

/** True if the code names the file, for example `'./fill-catalogue'` or `'document/OfflinePage.tsx'`. */
function isNamedIn(code: string, file: string): boolean {
  if (file.endsWith('.d.ts')) return false;
  const name = basename(file, extname(file)).replace(/[.]/g, '[.]');
  return new RegExp(`["'\x60/]${name}(?:[.]\\w+)?["'\x60$]`).test(code);
}

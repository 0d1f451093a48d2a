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

/** Returns the files that modules import but that do not exist, because a build has ended early. */
export function missingImports(folder: string, entries: readonly string[]): string[] {
  const modules = [...reachedFrom(folder, entries)].filter((file) => file.endsWith('.js'));
  return modules
    .flatMap((file) => importedBy(folder, file))
    .map((file) => join(folder, file.replace(/\?url$/, '')))
    .filter((path) => !existsSync(path));
}

function followImports(folder: string, entries: readonly string[], reached: Set<string>): void {
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file) || !existsSync(join(folder, file))) continue;
    reached.add(file);
    if (file.endsWith('.styles.js')) waiting.push(file.replace(/js$/, 'css'));
    waiting.push(...importedBy(folder, file));
  }
}

function importedBy(folder: string, file: string): string[] {
  if (file.endsWith('.css')) return [];
  const code = readFileSync(join(folder, file), 'utf8');
  const found = code.matchAll(/(?:\bfrom|\bimport\(?)\s*["'](\.{1,2}\/[^"']+)["']/g);
  return Array.from(found, ([, path = '']) => siblingOf(file, path));
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

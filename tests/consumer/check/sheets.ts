import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { top } from './packages.ts';

const distOf = (name: string) => realpathSync(join(top, 'node_modules', name, 'dist'));
const dist = () => distOf('@parde/ui');

export function sheet(name: string): string {
  const path = join(dist(), `${name}.css`);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** Returns the classes in the sheets beside a package's modules that are missing from its complete sheet. */
export function missingInFullSheet(name: string): string[] {
  const fullSheet = readFileSync(join(distOf(name), 'styles.css'), 'utf8');
  return readdirSync(distOf(name), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.styles.css'))
    .flatMap((path) => ownClasses(join(distOf(name), path.replace(/css$/, 'js'))))
    .filter((it) => !fullSheet.includes(`.${it}`));
}

/** Returns the folders of the kit whose components a package imports. */
export function foldersDrawnBy(name: string): string[] {
  const modules = readdirSync(distOf(name), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.js'))
    .map((path) => readFileSync(join(distOf(name), path), 'utf8'));
  const imported = modules
    .flatMap((code) => [...code.matchAll(/import \{([^}]*)\} from "@parde\/ui";/g)])
    .flatMap(([, names = '']) =>
      names.split(',').map((each) => each.trim().replace(/ as .*$/, '')),
    );
  return folders().filter((folder) => {
    const files = readdirSync(join(dist(), 'components', folder));
    return imported.some((each) => files.includes(`${each}.js`));
  });
}

/** The sheets of the kit that a package's README imports: `styles/Button`. */
export function sheetsNamedBy(name: string): string[] {
  const text = readFileSync(join(distOf(name), '../README.md'), 'utf8');
  const found = text.matchAll(/^import '@parde\/ui\/(base|styles\/\w+)\.css';$/gm);
  return Array.from(found, ([, path = '']) => path);
}

/** The folders of the kit's components. */
export const folders = (): string[] => readdirSync(join(dist(), 'components'));

/** Returns the classes that a folder's modules, and their imports, may render. */
export function classesOf(folder: string): string[] {
  const found = new Set<string>();
  const waiting = modulesIn(folder);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    waiting.push(...importsOf(file).map(({ from }) => from));
  }
  return [...found].flatMap(ownClasses);
}

/** Returns the classes of other folders that are on the same element as classes of this folder. */
export function mixedIn(folder: string): string[] {
  return modulesIn(folder).flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    const sheets = importsOf(file).filter(({ from }) => from.endsWith('.styles.js'));
    const lists = code.matchAll(/className: (classes\([^;]*?\)|`[^`]*`)[,\n]/g);
    return Array.from(lists, ([, list = '']) => list).flatMap((list) => {
      const used = sheets.filter(({ names }) => names.some((name) => hasWord(list, name)));
      const foreign = used.filter(({ from }) => dirname(from) !== dirname(file));
      return used.length > 1 ? foreign.flatMap(({ from }) => ownClasses(from)) : [];
    });
  });
}

const hasWord = (text: string, word: string) => new RegExp(`\\b${word}\\b`).test(text);

function modulesIn(folder: string): string[] {
  const componentFolder = join(dist(), 'components', folder);
  return readdirSync(componentFolder)
    .filter((file) => file.endsWith('.js') && !file.endsWith('.styles.js'))
    .map((file) => join(componentFolder, file));
}

function importsOf(file: string): { from: string; names: readonly string[] }[] {
  const code = readFileSync(file, 'utf8');
  const found = code.matchAll(/^import (?:\* as (\w+)|\{([^}]*)\})?(?: from )?"(\.[^"]+)";$/gm);
  return Array.from(found, ([, all, some = '', path = '']) => ({
    from: join(dirname(file), path),
    names: all ? [all] : some.split(',').map((name) => name.trim().replace(/^.* as /, '')),
  }));
}

/** Returns the classes of a module that have rules in its sheet. */
function ownClasses(file: string): string[] {
  const own = file.replace(/js$/, 'css');
  if (!file.endsWith('.styles.js') || !existsSync(own)) return [];
  const css = readFileSync(own, 'utf8');
  const names = new Set(Array.from(css.matchAll(/\.([a-z][\w-]*)/g), ([, name = '']) => name));
  const exported = readFileSync(file, 'utf8').matchAll(/"([\w ]+)"/g);
  return Array.from(exported, ([, list = '']) => list.split(' '))
    .flat()
    .filter((name) => names.has(name));
}

import { existsSync, readdirSync } from 'node:fs';
import { cp, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Options } from 'tsup';
import { writeBin } from './bin.ts';
import { reachedFrom } from './reached-files.ts';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const notShipped =
  /\.(?:test|browser|stories)\.tsx?$|\.d\.ts$|^src\/styles\.ts$|(?:^|\/)(?:stories|test-support)\//;

/**
 * Builds a package with one file for each module, so that a bundler leaves out unused modules and can put each module
 * where it is needed. `Button.css.ts` becomes `Button.styles.js` (the class names) and `Button.styles.css`, which no
 * script imports, because Node could not read it. (As `.css.js` a user's own vanilla-extract would compile it again.)
 * `entry` contains the modules that `exports` names; the types of each are one file. `plugins` compile files that are
 * not TypeScript. `program` is the program that `bin` starts.
 */
export function moduleByModule(
  entry: Record<string, string>,
  plugins: Plugin[] = [],
  program?: string,
): Options[] {
  const sources = [...Object.values(entry), ...(program === undefined ? [] : [program])];
  return [
    {
      entry: Object.fromEntries(sourcesIn('src').map((path) => [compiledName(path), path])),
      format: 'esm',
      target: 'es2022',
      // Each module is already an entry.
      splitting: false,
      external: [/^virtual:/],
      // By the prefix `node:`, a bundler recognises Node's own modules.
      removeNodeProtocol: false,
      esbuildPlugins: [separateModules(), ...plugins],
      esbuildOptions(options) {
        options.jsx = 'automatic';
      },
      async onSuccess() {
        await copyOtherFiles();
        await removeUnreached(sources.map((path) => `${compiledName(path)}.js`));
        if (program !== undefined) await writeBin(`./${compiledName(program)}.js`);
      },
    },
    { entry, format: 'esm', dts: { only: true } },
  ];
}

/**
 * Builds stylesheets for users who import them by hand. Each contains the styles of its files, or of the modules of
 * its folders, and of all that these import, except the modules that `apart` names, which are in another sheet. A
 * folder without styles has no sheet.
 */
export function sheets(
  entry: Record<string, readonly string[]>,
  plugins: Plugin[],
  apart: readonly string[] = [],
): Options {
  return {
    // tsup requires an existing file. `entryPoints` below replaces it.
    entry: sourcesIn('src').slice(0, 1),
    format: 'esm',
    target: 'es2022',
    minify: true,
    splitting: false,
    esbuildPlugins: [allOf(entry), leaveOut(apart), ...plugins],
    esbuildOptions(options) {
      const names = Object.keys(entry);
      options.entryPoints = Object.fromEntries(names.map((name) => [name, `./sheet:${name}`]));
      // The sheets consist of imports for side effects, so `sideEffects` of package.json is ignored.
      options.ignoreAnnotations = true;
    },
    async onSuccess() {
      for (const name of Object.keys(entry)) {
        await rm(`dist/${name}.js`, { force: true });
        // TypeScript refuses an import for side effects if it finds no types.
        if (existsSync(`dist/${name}.css`))
          await writeFile(`dist/${name}.css.d.ts`, 'export {};\n');
      }
    },
  };
}

/** Loads the files, and the modules of the folders, as one module. */
function allOf(entry: Record<string, readonly string[]>): Plugin {
  return {
    name: 'all-of-a-folder',
    setup(build) {
      build.onResolve({ filter: /^\.\/sheet:/ }, ({ path }) => ({
        path: path.slice('./sheet:'.length),
        namespace: 'sheet',
      }));
      build.onLoad({ filter: /.*/, namespace: 'sheet' }, ({ path: name }) => {
        const files = (entry[name] ?? []).flatMap((source) =>
          /\.tsx?$/.test(source) ? source : sourcesIn(source),
        );
        const contents = files.map((file) => `import ${JSON.stringify(`./${file}`)};`).join('\n');
        return { contents, loader: 'js', resolveDir: process.cwd() };
      });
    },
  };
}

function leaveOut(apart: readonly string[]): Plugin {
  return {
    name: 'leave-out',
    setup(build) {
      build.onResolve({ filter: /\.vanilla\.css\?source=/ }, ({ path }) =>
        apart.includes(path.replace(/\.vanilla\.css\?source=.*$/s, ''))
          ? { path, external: true }
          : undefined,
      );
    },
  };
}

/** Copies messages, fonts, and their licence. */
async function copyOtherFiles(): Promise<void> {
  const files = filesIn('src').filter((path) => !/\.tsx?$/.test(path));
  for (const path of files) await cp(path, path.replace(/^src/, 'dist'));
}

/**
 * Removes modules that nothing imports: a module with only types is empty, and the class names of a sheet may be used
 * only within the sheet.
 */
async function removeUnreached(entries: readonly string[]): Promise<void> {
  const reached = reachedFrom('dist', entries);
  const modules = sourcesIn('src').map((path) => `${compiledName(path)}.js`);
  for (const path of modules.filter((module) => !reached.has(module))) {
    await rm(join('dist', path), { force: true });
    if (path.endsWith('.styles.js'))
      await rm(join('dist', path.replace(/js$/, 'css')), { force: true });
  }
}

const sourcesIn = (folder: string) => filesIn(folder).filter((path) => /\.tsx?$/.test(path));

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).split(sep).join('/'))
    .filter((path) => !notShipped.test(path))
    .sort();
}

/** `src/components/Button/Button.css.ts` → `components/Button/Button.styles` */
function compiledName(path: string): string {
  return path
    .replace(/^src\//, '')
    .replace(/\.tsx?$/, '')
    .replace(/\.css$/, '.styles');
}

/** Leaves every import of a sibling in place, under the name of the compiled file. */
function separateModules(): Plugin {
  return {
    name: 'separate-modules',
    setup(build) {
      build.onResolve({ filter: /^\./ }, ({ path, importer, kind }) => {
        if (kind === 'entry-point' || importer === '') return undefined;
        return { path: /\.tsx?$/.test(path) ? `${compiledName(path)}.js` : path, external: true };
      });
      // A style that uses another module's style needs that module's sheet too.
      build.onResolve({ filter: /\.vanilla\.css\?source=/ }, ({ path, importer }) => {
        const source = path.replace(/\.vanilla\.css\?source=.*$/s, '');
        const own = relative(process.cwd(), importer).split(sep).join('/');
        if (source === own) return undefined;
        const to = relative(dirname(own), source).split(sep).join('/');
        return { path: `${compiledName(to.startsWith('.') ? to : `./${to}`)}.js`, external: true };
      });
    },
  };
}

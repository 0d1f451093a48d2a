import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { createBuilder, mergeConfig, type Plugin, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const source = resolve(import.meta.dirname, '..');
let brand: string;
let installed: readonly Rolldown.ModuleInfo[];

/** Creates a brand of two files outside the workspace. */
beforeAll(async () => {
  brand = mkdtempSync(join(tmpdir(), 'parde-libraries-'));
  const from = (file: string) => JSON.stringify(join(source, file));
  writeFileSync(join(brand, 'package.json'), '{ "name": "brand" }');
  writeFileSync(
    join(brand, 'brand.ts'),
    `export { testBrand as brand } from ${from('brand/test-brand.ts')};`,
  );
  writeFileSync(
    join(brand, 'client.ts'),
    `import { startStorefront } from ${from('entry/client.tsx')};
import { brand } from './brand.ts';
await startStorefront(brand);`,
  );
  // Run the build in the brand's folder in production mode, as outside tests.
  vi.spyOn(process, 'cwd').mockReturnValue(brand);
  vi.stubEnv('NODE_ENV', 'production');
  installed = await modulesOfBuild();
}, 120_000);
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(brand, { recursive: true });
});

/** True for modules that plugins generate. */
const isVirtual = (id: string) => id.startsWith('\0');
const isLibrary = (id: string) => id.includes('/node_modules/');

/** Builds the client with the configuration of `storefrontVite()`. Returns the modules that the bundler received. */
async function modulesOfBuild(planted?: Plugin): Promise<Rolldown.ModuleInfo[]> {
  const { storefrontVite } = await import('./vite.ts');
  const { plugins, ...config } = storefrontVite()({ command: 'build', mode: 'production' });
  const modules: Rolldown.ModuleInfo[] = [];
  const look: Plugin = {
    name: 'look',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const module = this.getModuleInfo(id);
        if (module) modules.push(module);
      }
    },
  };
  const { build, environments } = await createBuilder(
    mergeConfig(config, {
      configFile: false,
      // The installed vanilla-extract library generates the styles.
      root: resolve(source, '..'),
      logLevel: 'error',
      build: { write: false, minify: false },
      environments: {
        client: {
          build: {
            rollupOptions: {
              input: join(brand, 'client.ts'),
              output: { codeSplitting: false },
            },
          },
        },
      },
      plugins: [plugins, planted, look],
    }),
  );
  if (!environments.client) throw new Error('There is no build for the browser.');
  await build(environments.client);
  return modules;
}

/**
 * Returns libraries that differ from their installed files, and imports that resolve to something other than their
 * specifier.
 */
function changesOf(modules: readonly Rolldown.ModuleInfo[]): string[] {
  const patched = modules
    .filter(
      ({ id, code }) => isLibrary(id) && (!existsSync(id) || readFileSync(id, 'utf8') !== code),
    )
    .map(({ id }) => `${nameOf(id)} is changed`);
  const swapped = modules.flatMap(({ id, code, importedIds, dynamicallyImportedIds }) => {
    const imported = [...importedIds, ...dynamicallyImportedIds];
    const specifiers =
      imported.length > 0
        ? Array.from((code ?? '').matchAll(specifier), ([, name = '']) => name)
        : [];
    return imported
      .filter((to) => !isVirtual(to) && !specifiers.some((name) => resolvesTo(name, id, to)))
      .map((to) => `${nameOf(id)} imports ${nameOf(to)}`);
  });
  return [...patched, ...swapped];
}

const specifier = /(?:from|import|require)\s*\(?\s*["'`]([^"'`\n]+)["'`]/g;

function resolvesTo(specifier: string, importer: string, to: string): boolean {
  if (/^[./]/.test(specifier)) return to.startsWith(resolve(dirname(importer), specifier));
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  return (
    to.includes(`/node_modules/${name}/`) || to.includes(`/${name.replace('@parde', 'packages')}/`)
  );
}

const nameOf = (id: string) => id.replace(/.*\/(?:node_modules|packages)\//, '');

it('gives the bundler every library unchanged', () => {
  const libraries = new Set(installed.map(({ id }) => nameOf(id).split('/', 1)[0]));
  for (const name of ['react', 'react-dom', 'react-router', '@tanstack', 'i18next', 'hls.js']) {
    expect(libraries).toContain(name);
  }
  expect(installed.map(({ id }) => id).filter(isVirtual)).toEqual([
    '\0vite/preload-helper.js',
    '\0@vitejs/plugin-react/preamble',
  ]);
  expect(changesOf(installed)).toEqual([]);
});

it('gives the bundler no path of this machine, because chunks are split by the sizes of modules', () => {
  const workspace = resolve(source, '../../..');
  const named = installed
    .filter(({ id, code }) => id.startsWith(workspace) && code?.includes(workspace))
    .map(({ id }) => nameOf(id));
  expect(named).toEqual([]);
});

it('finds a patched library, a replaced library and a replaced file of a library', {
  timeout: 120_000,
}, async () => {
  const changes = changesOf(
    await modulesOfBuild({
      name: 'planted',
      enforce: 'pre',
      async resolveId(id, importer) {
        if (id !== 'i18next' && !id.endsWith('/react.production.js')) return undefined;
        const resolved = await this.resolve(id, importer, { skipSelf: true });
        if (!resolved) throw new Error(`There is no ${id}.`);
        const copy = join(brand, basename(id, '.js'));
        copyFileSync(resolved.id, `${copy}.js`);
        return `${copy}.js`;
      },
      transform: (code, id) =>
        id.endsWith('/query-core/build/modern/query.js') ? `${code};` : null,
    }),
  );
  const copied = (file: string) => expect.stringMatching(new RegExp(` imports .*/${file}$`));
  expect(changes).toEqual(
    expect.arrayContaining([
      '@tanstack/query-core/build/modern/query.js is changed',
      copied('i18next.js'),
      copied('react.production.js'),
    ]),
  );
});

import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import * as esbuild from 'esbuild';
import { build as viteBuild } from 'vite';
import webpack from 'webpack';
import { top } from './packages.ts';

const bundlers = { esbuild: withEsbuild, Vite: withVite, webpack: withWebpack };
export type Bundler = keyof typeof bundlers;

/** A file of a bundle. */
type Chunk = {
  readonly name: string;
  readonly code: string | Uint8Array;
  /** The chunks that this chunk needs to run. */
  readonly imports: readonly string[];
  readonly modules: readonly string[];
};
type Bundle = { readonly entry: string; readonly chunks: readonly Chunk[] };

type SizeReport = {
  /** The size of the code that a page waits for, in bytes of brotli. */
  readonly eager: number;
  /** The size of the code that is loaded when it is used. */
  readonly lazy: number;
  readonly eagerModules: readonly string[];
  readonly lazyModules: readonly string[];
};

/** The page has its own React. */
const peers = /^(?:react|react-dom|@tanstack\/react-query|msw)(?:\/|$)/;
/** The module that reads HLS is large, so only one bundler measures it. */
const peersAndHls = new RegExp(`${peers.source}|^hls[.]js$`);
const compress = promisify(brotliCompress);

/** Returns the size, minified, that some lines add to a page. */
export async function measureSize(bundler: Bundler, lines: string): Promise<SizeReport> {
  const { entry, chunks } = await bundlers[bundler](lines);
  const first = new Set<string>();
  const waiting = [entry];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (first.has(name)) continue;
    first.add(name);
    waiting.push(...(chunks.find((chunk) => chunk.name === name)?.imports ?? []));
  }
  const eager = chunks.filter(({ name }) => first.has(name));
  const lazy = chunks.filter(({ name }) => !first.has(name));
  return {
    eager: await sizeOf(eager),
    lazy: await sizeOf(lazy),
    eagerModules: modulesOf(eager),
    lazyModules: modulesOf(lazy),
  };
}

async function sizeOf(chunks: readonly Chunk[]): Promise<number> {
  const sizes = await Promise.all(chunks.map(({ code }) => compress(code)));
  return sizes.reduce((sum, { byteLength }) => sum + byteLength, 0);
}

/** Returns the modules in chunks, such as `player/Session.js` and `hls.js/hls.mjs`. */
function modulesOf(chunks: readonly Chunk[]): string[] {
  return chunks
    .flatMap(({ modules }) => modules)
    .map((path) => path.replace(/^.*node_modules\/(?:@parde\/)?/, '').replace('/dist/', '/'));
}

async function withEsbuild(lines: string): Promise<Bundle> {
  const { metafile, outputFiles } = await esbuild.build({
    stdin: { contents: lines, resolveDir: top, sourcefile: 'entry.js' },
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    outdir: join(top, 'out'),
    write: false,
    metafile: true,
    logLevel: 'silent',
    plugins: [
      {
        name: 'peers',
        setup: (it) => it.onResolve({ filter: peers }, ({ path }) => ({ path, external: true })),
      },
    ],
  });
  const chunks = Object.entries(metafile.outputs).map(([path, output]) => ({
    name: basename(path),
    code: outputFiles.find((file) => basename(file.path) === basename(path))?.contents ?? '',
    imports: output.imports
      .filter(({ kind, external }) => kind === 'import-statement' && !external)
      .map((it) => basename(it.path)),
    modules: Object.entries(output.inputs)
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([input]) => input),
  }));
  const entry = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint);
  return { entry: basename(entry?.[0] ?? ''), chunks };
}

async function withVite(lines: string): Promise<Bundle> {
  const output = await viteBuild({
    root: top,
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'virtual:entry' ? join(top, 'entry.js') : null),
        load: (id) => (id === join(top, 'entry.js') ? lines : null),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'virtual:entry',
        external: peersAndHls,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const [built] = Array.isArray(output) ? output : [output];
  const files = built && 'output' in built ? built.output : [];
  const chunks = files
    .flatMap((file) => (file.type === 'chunk' ? [file] : []))
    .map((file) => ({
      name: file.fileName,
      code: file.code,
      imports: file.imports,
      modules: Object.entries(file.modules)
        .filter(([, { renderedLength }]) => renderedLength > 0)
        .map(([id]) => id),
      isEntry: file.isEntry,
    }));
  return { entry: chunks.find(({ isEntry }) => isEntry)?.name ?? '', chunks };
}

async function withWebpack(lines: string): Promise<Bundle> {
  const files = new Map<string, string>();
  const compiler = webpack({
    context: top,
    mode: 'production',
    entry: `data:text/javascript,${encodeURIComponent(lines)}`,
    target: ['web', 'es2022'],
    experiments: { outputModule: true },
    // webpack's own minifier takes a minute for the module that reads HLS.
    optimization: { minimize: false },
    output: { module: true, library: { type: 'module' }, path: join(top, 'out') },
    externalsType: 'module',
    externals: [peersAndHls],
    plugins: [
      (it) => {
        it.hooks.compilation.tap('keep', (compilation) => {
          compilation.hooks.afterProcessAssets.tap('keep', (assets) => {
            for (const [name, source] of Object.entries(assets)) {
              files.set(name, source.source().toString());
            }
          });
        });
        it.hooks.shouldEmit.tap('keep', () => false);
      },
    ],
  });
  const stats = await new Promise<webpack.StatsCompilation>((resolve, reject) => {
    compiler.run((error, result) => {
      if (error ?? !result) reject(error);
      else
        resolve(
          result.toJson({ chunks: true, chunkModules: true, nestedModules: true, ids: true }),
        );
    });
  });
  if (stats.errors?.length) throw new Error(stats.errors.map(({ message }) => message).join('\n'));
  const chunks = (stats.chunks ?? []).map((chunk) => ({
    name: String(chunk.id),
    code: (chunk.files ?? []).map((file) => minified(files.get(file))).join('\n'),
    imports: [],
    modules: (chunk.modules ?? [])
      .flatMap((module) => [module, ...(module.modules ?? [])])
      .map(({ identifier = '' }) => identifier.split('|')[1] ?? identifier),
    initial: chunk.initial,
  }));
  return { entry: chunks.find(({ initial }) => initial)?.name ?? '', chunks };
}

function minified(code = ''): string {
  const options = { minify: true, format: 'esm', target: 'es2022', treeShaking: true } as const;
  return esbuild.transformSync(code, options).code;
}

import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Rolldown } from 'vite';
import { top } from './packages.ts';

type Bundle = {
  /** The file to run. */
  readonly file: string;
  readonly code: string;
  /** All stylesheets, concatenated. */
  readonly css: string;
  /** The npm packages in the bundle. */
  readonly libraries: readonly string[];
};

/**
 * Bundles a program with its imports: for a browser, or for a server in one file. `natives` are not bundled, because
 * native code cannot be.
 */
export async function bundle(
  source: string,
  target: 'browser' | 'server' | 'server with natives',
): Promise<Bundle> {
  const outDir = join(top, 'bundled', source.replace(/\.tsx?$/, ''));
  const server = target !== 'browser';
  const output = await build({
    root: top,
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    plugins: [vanillaExtractPlugin()],
    ...(target === 'server' ? { ssr: { noExternal: true as const } } : {}),
    build: {
      outDir,
      ssr: server,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(top, source),
        // The programs use Node's own assert module.
        external: [/^node:/],
        output: { entryFileNames: 'program.js', codeSplitting: false },
      },
    },
  });
  const files = (Array.isArray(output) ? output : [output]).flatMap((it) =>
    'output' in it ? it.output : [],
  );
  const chunks = files.filter((file) => file.type === 'chunk');
  return {
    file: join(outDir, 'program.js'),
    code: chunks.map(({ code }) => code).join('\n'),
    css: files.filter(isStylesheet).map(textOf).join('\n'),
    libraries: [...new Set(chunks.flatMap(librariesIn))].sort(),
  };
}

function librariesIn({ modules }: Rolldown.OutputChunk): string[] {
  return Object.entries(modules)
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .flatMap(([id]) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? []);
}

function isStylesheet(file: Rolldown.OutputChunk | Rolldown.OutputAsset) {
  return file.type === 'asset' && file.fileName.endsWith('.css');
}

function textOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset): string {
  return file.type === 'asset' ? file.source.toString() : file.code;
}

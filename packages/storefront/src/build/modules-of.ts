import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { brandTexts } from './brand-texts.ts';
import { earlyScript } from './early-script.ts';
import { packageFile } from './own-file.ts';

/** Every page includes the brand. The build runs in the brand's folder. */
const brand = join(process.cwd(), 'brand.ts');

/**
 * Returns all modules that these sources import statically. Only a bundler knows which modules remain after tree
 * shaking.
 */
export async function modulesOf(sources: readonly string[]): Promise<ReadonlySet<string>> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [earlyScript(), brandTexts()],
    // In development mode, libraries use other modules.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: [...sources.map(packageFile), brand], formats: ['es'] },
    },
  });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const chunks = outputs.filter((output) => output.type === 'chunk');
  const needed = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  const modules = new Set<string>();
  for (const name of needed) {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    for (const imported of chunk?.imports ?? []) needed.add(imported);
    for (const id of chunk ? shipped(chunk) : []) modules.add(id);
  }
  return modules;
}

function shipped({ modules }: Rolldown.OutputChunk): string[] {
  return Object.entries(modules).flatMap(([id, { renderedLength }]) =>
    renderedLength > 0 ? [id] : [],
  );
}

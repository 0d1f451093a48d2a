import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { earlyScript } from './early-script.ts';

/** A brand's own part, which every page has; it is built from its folder. */
const brand = join(process.cwd(), 'brand.ts');

/**
 * The modules, of ours and of libraries, that some modules of the storefront are made of, without what these ask for
 * later. The bundler is asked, since it alone knows what is left of an index that exports everything.
 */
export async function modulesOf(sources: readonly string[]): Promise<ReadonlySet<string>> {
  const source = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [earlyScript()],
    // A library's build for development would be other modules.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: [...sources.map(source), brand], formats: ['es'] },
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

import { build, type Plugin } from 'vite';
import { packageFile } from './own-file.ts';

const virtualModule = 'virtual:early-script';

export const bundleEarlyScript = () => bundleScript('document/early-script.ts');

/** Bundles a storefront module and all its imports into one script without imports. */
export async function bundleScript(module: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: {
        entry: packageFile(module),
        formats: ['iife'],
        name: 'script',
      },
      rollupOptions: { output: { strict: false } },
    },
  });
  const [output] = [built].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error(`${module} was not built.`);
  return chunk.code.trim();
}

/** Provides `virtual:early-script`. */
export function earlyScript(): Plugin {
  let code: Promise<string> | undefined;
  return {
    name: 'parde:early-script',
    resolveId: (id) => (id === virtualModule ? `\0${virtualModule}` : undefined),
    async load(id) {
      if (id !== `\0${virtualModule}`) return undefined;
      code ??= bundleEarlyScript();
      return `export const earlyScript = ${JSON.stringify(await code)};`;
    },
  };
}

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Program } from '@parde/deploy-tests';
import { build, type InlineConfig } from 'vite';

const sources = fileURLToPath(new URL('../empty', import.meta.url));

/** Builds and starts a page with two lines of text on the storefront's stack. Its cost is the minimum for any page. */
export async function startEmptyPage(folder: string, port: number): Promise<Program> {
  await bundle('client.tsx', join(folder, 'assets'), {});
  // Like the storefront's server, this server runs without node_modules.
  await bundle('server.tsx', join(folder, 'server'), { ssr: true });
  const program = new Program({
    name: 'The server of the empty page',
    file: process.execPath,
    args: [join(folder, 'server/server.mjs')],
    env: { NODE_ENV: 'production', PORT: String(port) },
    cwd: folder,
  });
  await program.line((line) => line === 'ready');
  return program;
}

function bundle(entry: string, outDir: string, { ssr = false }: { ssr?: boolean }) {
  const config: InlineConfig = {
    configFile: false,
    root: sources,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      outDir,
      emptyOutDir: true,
      ssr,
      rollupOptions: {
        input: join(sources, entry),
        output: { entryFileNames: ssr ? '[name].mjs' : '[name].js' },
      },
    },
  };
  return build(config);
}

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Config } from '@react-router/dev/config';

/** React Router's settings, the same for every brand. */
export const storefrontConfig: Config = {
  ssr: true,
  // The whole table travels in one hashed file: no request per link, and no reload when a build changed meanwhile.
  routeDiscovery: { mode: 'initial' },
  // A route is one file: on a poor line a second request costs more than the bytes it would spare.
  splitRouteModules: false,
  buildEnd: ({ reactRouterConfig }) =>
    compressFiles(join(reactRouterConfig.buildDirectory, 'client')),
};

const compressible = /\.(?:css|js|svg|webmanifest)$/;
const worthwhile = 1024;

/** Puts a compressed copy beside each file that gets smaller by it, once, so that no server does it at each request. */
async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(paths.map(compressFile));
}

async function compressFile(path: string): Promise<void> {
  const plain = await readFile(path);
  if (plain.length < worthwhile) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
    promisify(gzip)(plain, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

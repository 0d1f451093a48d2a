import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cachedFile, sourceOf } from './cached-catalogue.ts';

type Wanted = {
  db: string | undefined;
  cacheFolder: string | undefined;
  /** `full`, `small`, or the path of a file. */
  catalogue: string;
  seed: number;
};

/**
 * Makes a missing catalogue in a separate process. The server loads in the meantime, and the memory that the work
 * needs, more than the server's, is freed when that process ends. If this fails, the server makes the catalogue
 * itself.
 */
export async function makeAhead({ db, cacheFolder, catalogue, seed }: Wanted): Promise<void> {
  const [option, target] = db === undefined ? ['--cache', cacheFolder] : ['--db', db];
  if (target === undefined) return;
  if (existsSync(db ?? cachedFile(target, sourceOf(catalogue, seed, Date.now())))) return;
  // A TypeScript source beside this file, or a script in the published package.
  const program = new URL(`./fill-catalogue${extname(import.meta.url)}`, import.meta.url);
  const child = spawn(
    process.execPath,
    [fileURLToPath(program), option, target, catalogue, String(seed)],
    { stdio: 'ignore' },
  );
  await once(child, 'exit').catch(() => {});
}

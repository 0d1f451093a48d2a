import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keptFile, sourceOf } from './cached-catalogue.ts';

type Wanted = {
  db: string | undefined;
  cacheFolder: string | undefined;
  /** full, small, or a file. */
  catalogue: string;
  seed: number;
};

/**
 * Makes a catalogue that is not there yet, in a process of its own: the server loads meanwhile, and the memory that it
 * takes, more than the server's, ends with that process. A catalogue that is not there afterwards is made by the server.
 */
export async function makeAhead({ db, cacheFolder, catalogue, seed }: Wanted): Promise<void> {
  const [option, place] = db === undefined ? ['--cache', cacheFolder] : ['--db', db];
  if (place === undefined) return;
  if (existsSync(db ?? keptFile(place, sourceOf(catalogue, seed, Date.now())))) return;
  // A source beside this one, or a script in the published package.
  const program = new URL(`./fill-catalogue${extname(import.meta.url)}`, import.meta.url);
  const child = spawn(
    process.execPath,
    [fileURLToPath(program), option, place, catalogue, String(seed)],
    { stdio: 'ignore' },
  );
  await once(child, 'exit').catch(() => {});
}

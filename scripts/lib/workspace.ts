import { realpathSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The workspace's top folder. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** True if the module was started itself, and not imported. */
export function isEntryPoint(moduleUrl: string): boolean {
  const started = process.argv[1];
  return started !== undefined && realpathSync(started) === fileURLToPath(moduleUrl);
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** File contents by relative path. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/** Returns the paths whose file is missing or has other content. */
export function staleFiles(folder: string, files: Files): string[] {
  return Object.keys(files).filter((path) => {
    const file = join(folder, path);
    return !existsSync(file) || !readFileSync(file).equals(Buffer.from(files[path] ?? ''));
  });
}

export function writeFiles(folder: string, files: Files): void {
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

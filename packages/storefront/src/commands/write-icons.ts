import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandFiles } from './brand-files.ts';

/** Writes a brand's icons and its web manifest. */
export async function writeIcons(folder: string): Promise<void> {
  const files = await brandFiles(folder);
  mkdirSync(join(folder, 'public'), { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, 'public', name);
    // Do not rewrite unchanged files: they would be newer than the build and make it count as outdated.
    if (!isSame(file, content)) writeFileSync(file, content);
  }
}

function isSame(file: string, content: string | Buffer): boolean {
  return existsSync(file) && readFileSync(file).equals(Buffer.from(content));
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandFiles } from './brand-files.ts';

/** Writes a brand's icons and its web manifest. */
export async function writeIcons(folder: string): Promise<void> {
  const files = await brandFiles(folder);
  mkdirSync(join(folder, 'public'), { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(folder, 'public', name), content);
  }
}

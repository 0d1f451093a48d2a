import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The brands of the workspace: the apps that have a brand.ts. */
export function brandNames(root: string): string[] {
  return readdirSync(join(root, 'apps'))
    .filter((folder) => existsSync(join(root, 'apps', folder, 'brand.ts')))
    .sort();
}

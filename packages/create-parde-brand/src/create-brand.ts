import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type NewBrand, ownFiles } from './brand-module.ts';
import type { Versions } from './versions.ts';

const template = fileURLToPath(new URL('../template', import.meta.url));

/**
 * Writes the project of a new brand into a folder that is empty or does not exist. Returns the notes about adjusted
 * colours.
 */
export function createBrand(
  folder: string,
  brand: NewBrand,
  versions: Versions,
): readonly string[] {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`${folder} is not empty. Choose another name, or move what is there.`);
  }
  const own = ownFiles(brand);
  mkdirSync(folder, { recursive: true });
  cpSync(template, folder, { recursive: true });
  // npm leaves `.gitignore` files out of packages, so the template has another name for it.
  renameSync(join(folder, 'gitignore'), join(folder, '.gitignore'));
  writeFileSync(join(folder, 'brand.ts'), own.brand);
  writeFileSync(join(folder, 'theme.css.ts'), own.theme);
  writeFileSync(join(folder, 'package.json'), manifest(brand, versions));
  return own.adjusted;
}

function manifest({ id, en }: NewBrand, versions: Versions): string {
  const options = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, versions[name]]));
  const text = {
    name: id,
    version: '0.0.0',
    private: true,
    description: `${en}, a storefront on Parde`,
    type: 'module',
    scripts: {
      dev: 'parde dev',
      build: 'parde build',
      start: 'parde start',
      // The build does not check types, so `test` runs `tsc` first.
      test: 'tsc && parde build && node --test',
      typecheck: 'tsc',
    },
    engines: { node: '>=22.22' },
    dependencies: options([
      '@parde/storefront',
      '@parde/ui',
      '@vanilla-extract/css',
      'react',
      'react-dom',
      'react-router',
    ]),
    devDependencies: options([
      '@parde/reference-api',
      '@types/node',
      // Needed for the brand's own pages.
      '@types/react',
      '@types/react-dom',
      'typescript',
      'vite',
    ]),
  };
  return `${JSON.stringify(text, null, 2)}\n`;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The versions in a new brand's package.json, by package. */
export type Versions = Readonly<Record<string, string>>;

const ours = ['reference-api', 'storefront', 'ui'];
const libraries = [
  '@types/node',
  '@types/react',
  '@types/react-dom',
  '@vanilla-extract/css',
  'react',
  'react-dom',
  'react-router',
  'typescript',
  'vite',
];

/** Reads the versions from the workspace: those of its packages, and of the libraries they are tested with. */
export function versionsOf(workspace: string): Versions {
  const catalog = readFileSync(join(workspace, 'pnpm-workspace.yaml'), 'utf8');
  const rows: [string, string][] = [
    ...ours.map((folder): [string, string] => {
      const file = join(workspace, 'packages', folder, 'package.json');
      const { name, version }: { name: string; version: string } = JSON.parse(
        readFileSync(file, 'utf8'),
      );
      return [name, `^${version}`];
    }),
    ...libraries.map((name): [string, string] => {
      const [, version] = new RegExp(`^ {2}"?${name}"?: ([\\d.]+)$`, 'm').exec(catalog) ?? [];
      if (version === undefined) throw new Error(`The catalog of the workspace has no ${name}.`);
      // The storefront depends on one exact version of Vite. With another version the brand would install two.
      return [name, name === 'vite' ? version : `^${version}`];
    }),
  ];
  return Object.fromEntries(rows);
}

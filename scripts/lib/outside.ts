import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bold, print } from '../../packages/storefront/src/commands/print.ts';
import { asRecord, readJson } from './json.ts';
import { pnpmProgram } from './pnpm.ts';
import { packPackage, publishablePackages } from './publishable.ts';
import { root } from './workspace.ts';

/** The packages that are libraries. The shell and the program that creates a brand are not. */
export const libraries = publishablePackages(root).filter(
  ({ name }) => !['@parde/storefront', 'create-parde-brand'].includes(name),
);

/**
 * Copies a project out of the workspace and installs the packed packages in the copy, as if they were published.
 * Returns the path of the copy.
 */
export function installOutside(
  project: string,
  devDependencies: Readonly<Record<string, string>> = {},
): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'parde-outside-')));
  cpSync(project, copy, { recursive: true, filter: (path) => !/node_modules|[.]next/.test(path) });
  const tarballs = packAll(copy);
  print(`Packed: ${Object.keys(tarballs).join(', ')}`);
  writeWorkspace(copy, tarballs, devDependencies);
  print(`Installing in ${copy}`);
  // The workspace's lockfile is used, so that a new release of another library breaks nothing.
  runIn(copy, pnpmProgram, ['install', '--no-frozen-lockfile', '--prefer-offline', '--silent']);
  return copy;
}

export function runIn(folder: string, program: string, args: readonly string[]): void {
  print(bold(`\n${args.join(' ')}`));
  const { NODE_PATH: _, NODE_OPTIONS: __, ...env } = process.env;
  const result = spawnSync(program, args, {
    cwd: folder,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (result.status !== 0) throw new Error(`${args.join(' ')} failed`);
}

/** Packs the libraries. Returns the tarball of each package, as a version. */
function packAll(copy: string): Record<string, string> {
  return Object.fromEntries(
    libraries.map(({ name, folder }) => [
      name,
      `file:${packPackage(folder, join(copy, 'tarballs'))}`,
    ]),
  );
}

/** Writes the manifest and the workspace of the copy. Other libraries have the versions of the workspace's catalog. */
function writeWorkspace(
  copy: string,
  tarballs: Readonly<Record<string, string>>,
  devDependencies: Readonly<Record<string, string>>,
): void {
  const manifest = readJson(join(copy, 'package.json'));
  const dependencies = Object.entries(asRecord(manifest.dependencies));
  const content = {
    ...manifest,
    dependencies: Object.fromEntries(
      dependencies.map(([name, version]) => [name, tarballs[name] ?? version]),
    ),
    devDependencies: { ...asRecord(manifest.devDependencies), ...devDependencies },
  };
  writeFileSync(join(copy, 'package.json'), `${JSON.stringify(content, null, 2)}\n`);

  const workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const settings = [
    ...['catalog', 'allowBuilds'].map((name) => section(workspace, name)),
    // The packages depend on each other by versions that are not published yet.
    'overrides:',
    ...Object.entries(tarballs).map(
      ([name, file]) => `  ${JSON.stringify(name)}: ${JSON.stringify(file)}`,
    ),
    'strictPeerDependencies: true',
    // Packages that only this project needs are in no lockfile, so a minimum age applies.
    'minimumReleaseAge: 4320',
    'minimumReleaseAgeIgnoreMissingTime: true',
  ];
  writeFileSync(join(copy, 'pnpm-workspace.yaml'), `${settings.join('\n')}\n`);
  cpSync(join(root, 'pnpm-lock.yaml'), join(copy, 'pnpm-lock.yaml'));
}

/** Returns the lines of one top-level key of a YAML file. */
function section(yaml: string, key: string): string {
  const found = new RegExp(`^${key}:\\n(?: .*\\n)+`, 'm').exec(yaml);
  if (!found) throw new Error(`pnpm-workspace.yaml has no ${key}`);
  return found[0];
}

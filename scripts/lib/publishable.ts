import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { asRecord, readJson } from './json.ts';
import { pnpmProgram } from './pnpm.ts';

type Publishable = {
  readonly name: string;
  readonly folder: string;
};

/** Returns the packages that are not private. */
export function publishablePackages(top: string): Publishable[] {
  return readdirSync(join(top, 'packages'))
    .map((folder) => join(top, 'packages', folder))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => ({ folder, manifest: readJson(join(folder, 'package.json')) }))
    .filter(({ manifest }) => manifest.private !== true)
    .map(({ folder, manifest }) => ({ folder, name: String(manifest.name) }));
}

/** Packs a package. Returns the path of the tarball. */
export function packPackage(folder: string, destination: string): string {
  mkdirSync(destination, { recursive: true });
  const before = readdirSync(destination);
  const { status, error, stdout, stderr } = spawnSync(
    pnpmProgram,
    ['pack', '--pack-destination', destination],
    { cwd: folder, encoding: 'utf8' },
  );
  const tarball = readdirSync(destination).find((name) => !before.includes(name));
  if (status === 0 && tarball) return join(destination, tarball);
  throw new Error(`pnpm pack failed in ${folder}:\n${error?.message ?? stdout + stderr}`);
}

/**
 * Returns the paths of the files that a package exports or starts. `manifest` is its package.json, or the
 * `publishConfig` in it.
 */
export function exportedPaths(manifest: unknown): string[] {
  const { bin, exports } = asRecord(manifest);
  return pathsIn([exports, bin]);
}

/** Lists every path under all conditions. */
function pathsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(pathsIn) : [];
}

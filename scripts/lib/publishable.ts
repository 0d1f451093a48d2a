import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from './json.ts';
import { pnpmProgram } from './pnpm.ts';

type Publishable = {
  readonly name: string;
  readonly folder: string;
};

/** The packages that are not private. */
export function publishablePackages(top: string): Publishable[] {
  return readdirSync(join(top, 'packages'))
    .map((folder) => join(top, 'packages', folder))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => ({ folder, manifest: readJson(join(folder, 'package.json')) }))
    .filter(({ manifest }) => manifest.private !== true)
    .map(({ folder, manifest }) => ({ folder, name: String(manifest.name) }));
}

/** Returns the path of the tarball. */
export function packPackage(folder: string, destination: string): string {
  mkdirSync(destination, { recursive: true });
  const before = readdirSync(destination);
  const { status, error, stdout, stderr } = spawnSync(
    pnpmProgram,
    ['pack', '--silent', '--pack-destination', destination],
    { cwd: folder, encoding: 'utf8' },
  );
  const tarball = readdirSync(destination).find((name) => !before.includes(name));
  if (status === 0 && tarball) return join(destination, tarball);
  throw new Error(`pnpm pack failed in ${folder}:\n${error?.message ?? stdout + stderr}`);
}

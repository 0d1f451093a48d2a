import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bold, red, say } from '../../packages/storefront/src/commands/say.ts';
import { copyWorkspace } from '../lib/copy-workspace.ts';
import { npm, startRegistry } from '../lib/local-registry.ts';
import { tryOutside } from '../lib/outside-brand.ts';
import { pnpmProgram } from '../lib/pnpm.ts';
import { noTelemetry } from '../lib/turbo.ts';
import { root } from '../lib/workspace.ts';

const { values } = parseArgs({
  options: {
    'dry-run': { type: 'boolean', default: false },
    local: { type: 'boolean', default: false },
  },
});
const publishable = '--filter=./packages/*';

try {
  if (values['dry-run'] || values.local) await rehearse(values.local);
  else publish(root);
} catch (error) {
  say(red(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}

/** Run by CI after the version commit. npm's provenance needs CI's identity. */
function publish(folder: string): void {
  step('Building and checking the packages', folder, 'turbo', 'run', 'check:package', publishable);
  step(
    'Publishing what the registry does not have, and tagging it',
    folder,
    'changeset',
    'publish',
  );
}

/** All of a release in a temporary copy, but for the upload; with `local` to a registry of this machine, and used from there. */
async function rehearse(local: boolean): Promise<void> {
  const copy = mkdtempSync(join(tmpdir(), 'parde-release-'));
  try {
    say(bold('Copying the workspace'));
    copyWorkspace(copy);
    step('Installing', copy, 'install', '--frozen-lockfile', '--prefer-offline', '--silent');
    step('Setting the versions that the changesets ask for', copy, 'changeset', 'version');
    step('Building and checking the packages', copy, 'turbo', 'run', 'check:package', publishable);
    if (local) await publishHere(copy);
    else
      step('Publishing, but for the upload', copy, '-r', 'publish', '--dry-run', '--no-git-checks');
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Every package by its name, and a brand made from them on the oldest Node and the newest, by two package managers. */
async function publishHere(copy: string): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'parde-registry-'));
  const registry = await startRegistry(copy, scratch);
  try {
    const all = join(scratch, 'all');
    mkdirSync(all);
    npm(all, 'init', '-y');
    const names = Object.entries(registry.published).map(([name, version]) => `${name}@${version}`);
    npm(all, 'install', '--registry', registry.url, '--legacy-peer-deps', ...names);
    say(`Installed by name: ${names.join(', ')}`);
    tryOutside(registry, scratch, { manager: 'npm', node: '22.14.0' });
    tryOutside(registry, scratch, { manager: 'pnpm', node: '24' });
  } finally {
    registry.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}

function step(title: string, cwd: string, ...command: string[]): void {
  say();
  say(bold(title));
  const result = spawnSync(pnpmProgram, command, {
    cwd,
    env: { ...process.env, ...noTelemetry },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (result.status !== 0) throw new Error(`pnpm ${command.join(' ')} failed`);
}

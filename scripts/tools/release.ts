import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyWorkspace } from '../lib/copy-workspace.ts';
import { pnpmProgram } from '../lib/pnpm.ts';
import { bold, red, say } from '../lib/say.ts';
import { noTelemetry } from '../lib/turbo.ts';
import { root } from '../lib/workspace.ts';

const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
const publishable = '--filter=./packages/*';

try {
  if (values['dry-run']) dryRun();
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

/** All of a release but the upload, in a temporary copy. */
function dryRun(): void {
  const copy = mkdtempSync(join(tmpdir(), 'parde-release-'));
  try {
    say(bold('Copying the workspace'));
    copyWorkspace(copy);
    step('Installing', copy, 'install', '--frozen-lockfile', '--prefer-offline', '--silent');
    step('Setting the versions that the changesets ask for', copy, 'changeset', 'version');
    step('Building and checking the packages', copy, 'turbo', 'run', 'check:package', publishable);
    step('Publishing, but for the upload', copy, '-r', 'publish', '--dry-run', '--no-git-checks');
  } finally {
    rmSync(copy, { recursive: true, force: true });
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

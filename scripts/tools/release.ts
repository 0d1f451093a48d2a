import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bold, print, red } from '../../packages/storefront/src/commands/print.ts';
import { stopProcesses } from '../../packages/storefront/src/commands/processes.ts';
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
    serve: { type: 'boolean', default: false },
  },
});
const checked = [
  ...['turbo', 'run', 'check:package', '--filter=./packages/*'],
  '--output-logs=errors-only',
];

try {
  if (values['dry-run'] || values.local || values.serve) await rehearse();
  else publish(root);
} catch (error) {
  print(red(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}

/** CI runs this function after the version commit. npm's provenance needs CI's identity. */
function publish(folder: string): void {
  step('Building and checking the packages', folder, ...checked);
  step(
    'Publishing what the registry does not have, and tagging it',
    folder,
    'changeset',
    'publish',
  );
}

/** Rehearses a release in a temporary copy, without the upload or with an upload to a registry on this machine. */
async function rehearse(): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'parde-release-'));
  process.on('exit', () => rmSync(scratch, { recursive: true, force: true, maxRetries: 3 }));
  // By default a signal ends the process without the event `exit`.
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(name, () => void interrupt());

  const copy = join(scratch, 'workspace');
  print(bold('Copying the workspace'));
  copyWorkspace(copy);
  step('Installing', copy, 'install', '--frozen-lockfile', '--prefer-offline', '--silent');
  step('Setting the versions that the changesets specify', copy, 'changeset', 'version');
  step('Building and checking the packages', copy, ...checked);
  if (values.local || values.serve) await publishHere(copy, scratch);
  else step('Publishing without the upload', copy, '-r', 'publish', '--dry-run', '--no-git-checks');
}

async function interrupt(): Promise<void> {
  await stopProcesses();
  process.exit(values.serve ? 0 : 1);
}

/**
 * Publishes every package to a local registry, and creates a brand from the packages on the oldest and the newest
 * Node, with two package managers. With `--serve` the registry runs until a signal ends it, so that anyone can try
 * the packages.
 */
async function publishHere(copy: string, scratch: string): Promise<void> {
  const registry = await startRegistry(copy, scratch);
  process.prependListener('exit', registry.stop);
  if (values.serve) {
    print(bold(`\n${registry.url} has them until Ctrl-C:`));
    print(`  npm_config_registry=${registry.url} npm create parde-brand@latest saba`);
    print('  npm install in the brand needs the variable, too.');
    return;
  }
  try {
    const all = join(scratch, 'all');
    mkdirSync(all);
    npm(all, 'init', '-y');
    const names = Object.entries(registry.published).map(([name, version]) => `${name}@${version}`);
    npm(all, 'install', '--registry', registry.url, '--legacy-peer-deps', ...names);
    print(`Installed by name: ${names.join(', ')}`);
    await tryOutside(registry, scratch, { manager: 'npm', node: '22.22.0', also: 'container' });
    await tryOutside(registry, scratch, { manager: 'pnpm', node: '24', also: 'dev' });
  } finally {
    registry.stop();
  }
}

function step(title: string, cwd: string, ...command: string[]): void {
  print();
  print(bold(title));
  const from = performance.now();
  const result = spawnSync(pnpmProgram, command, {
    cwd,
    env: { ...process.env, ...noTelemetry },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (result.status !== 0) throw new Error(`pnpm ${command.join(' ')} failed`);
  print(`${((performance.now() - from) / 1000).toFixed(0)} s`);
}

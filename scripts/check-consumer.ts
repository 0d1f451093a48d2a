import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asRecord, readJson } from './lib/json.ts';
import { pnpmProgram } from './lib/pnpm.ts';
import { packPackage, publishablePackages } from './lib/publishable.ts';
import { bold, red, say } from './lib/say.ts';
import { root } from './lib/workspace.ts';

/** Installs the packed tarballs in a copy of tests/consumer, outside of the workspace, and runs its programs there. */

const fixture = join(root, 'tests/consumer');
const copy = realpathSync(mkdtempSync(join(tmpdir(), 'parde-consumer-')));
try {
  cpSync(fixture, copy, { recursive: true, filter: (path) => !path.includes('node_modules') });
  const tarballs = packAll();
  say(`Packed: ${Object.keys(tarballs).join(', ')}`);
  writeWorkspace(tarballs);
  say(`Installing in ${copy}`);
  // With the workspace's lockfile, a new release of another library breaks nothing here.
  run(pnpmProgram, ['install', '--no-frozen-lockfile', '--prefer-offline', '--silent']);
  run(process.execPath, ['--test', '--test-reporter=spec', 'check/packages.test.ts']);
} catch (error) {
  say(red(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

/** Package → where its tarball is, as a version. */
function packAll(): Record<string, string> {
  return Object.fromEntries(
    publishablePackages(root).map(({ name, folder }) => [
      name,
      `file:${packPackage(folder, join(copy, 'tarballs'))}`,
    ]),
  );
}

/** Other libraries have the versions of the workspace's catalog. */
function writeWorkspace(tarballs: Readonly<Record<string, string>>): void {
  const manifest = readJson(join(fixture, 'package.json'));
  const dependencies = asRecord(manifest.dependencies);
  const unused = Object.keys(tarballs).filter((name) => !(name in dependencies));
  if (unused.length > 0) throw new Error(`tests/consumer does not use ${unused.join(', ')}`);
  write('package.json', {
    ...manifest,
    dependencies: { ...dependencies, ...tarballs },
    devDependencies: {
      ...asRecord(manifest.devDependencies),
      node: oldestNode(),
      'oldest-react-query': `npm:@tanstack/react-query@${oldestPeer('@tanstack/react-query')}`,
    },
  });

  const workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const settings = [
    ...['catalog', 'allowBuilds'].map((name) => section(workspace, name)),
    // The packages depend on each other by versions that are not published yet.
    'overrides:',
    ...Object.entries(tarballs).map(
      ([name, file]) => `  ${JSON.stringify(name)}: ${JSON.stringify(file)}`,
    ),
    'strictPeerDependencies: true',
  ];
  writeFileSync(join(copy, 'pnpm-workspace.yaml'), `${settings.join('\n')}\n`);
  cpSync(join(root, 'pnpm-lock.yaml'), join(copy, 'pnpm-lock.yaml'));
}

/** The oldest Node that a package says it runs on. */
function oldestNode(): string {
  const [oldest = ''] = publishablePackages(root)
    .map(({ folder }) => asRecord(readJson(join(folder, 'package.json')).engines).node)
    .map((range) => String(range).replace('>=', ''))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  return [...oldest.split('.'), '0', '0'].slice(0, 3).join('.');
}

/** The oldest version of another library that a package says it works with. */
function oldestPeer(library: string): string {
  const [range] = publishablePackages(root).flatMap(({ folder }) => {
    const peers = asRecord(readJson(join(folder, 'package.json')).peerDependencies ?? {});
    return library in peers ? String(peers[library]) : [];
  });
  if (!range) throw new Error(`No package has ${library} as a peer`);
  return range.replace('^', '');
}

/** The lines of one top-level key of a YAML file. */
function section(yaml: string, key: string): string {
  const found = new RegExp(`^${key}:\\n(?: .*\\n)+`, 'm').exec(yaml);
  if (!found) throw new Error(`pnpm-workspace.yaml has no ${key}`);
  return found[0];
}

function write(file: string, content: unknown): void {
  writeFileSync(join(copy, file), `${JSON.stringify(content, null, 2)}\n`);
}

function run(program: string, args: readonly string[]): void {
  say(bold(`\n${args.join(' ')}`));
  const { NODE_PATH: _, NODE_OPTIONS: __, ...env } = process.env;
  const result = spawnSync(program, args, {
    cwd: copy,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (result.status !== 0) throw new Error(`${args.join(' ')} failed`);
}

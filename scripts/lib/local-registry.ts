import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, waitFor } from '../../packages/storefront/src/commands/ports.ts';
import { print } from '../../packages/storefront/src/commands/print.ts';
import { packPackage, publishablePackages } from './publishable.ts';

/** Verdaccio is not a dependency of the workspace, because it takes 65 MB and only one tool needs it. */
const verdaccio = '6.10.4';

export interface Registry {
  readonly url: string;
  /** The published packages: name → version. */
  readonly published: Readonly<Record<string, string>>;
  readonly stop: () => void;
}

/**
 * Starts a registry on this machine with the built packages of a workspace. Other packages come from the registry
 * that npm uses.
 */
export async function startRegistry(workspace: string, scratch: string): Promise<Registry> {
  const folder = join(scratch, 'registry');
  mkdirSync(folder, { recursive: true });
  const manifest = {
    private: true,
    dependencies: { verdaccio },
    // Otherwise `node-fetch` is requested by the tag `cjs`, which mirrors may not have.
    overrides: { 'node-fetch': '2.7.0' },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  print('Installing verdaccio');
  npm(folder, 'install', '--no-audit', '--no-fund', '--silent');

  const upstream = npm(folder, 'config', 'get', 'registry').trim();
  const packages = publishablePackages(workspace);
  const own = packages.map(({ name }) => `  '${name}': { access: $all, publish: $all }`);
  writeFileSync(
    join(folder, 'config.yaml'),
    [
      'storage: ./storage',
      `uplinks: { upstream: { url: '${upstream}' } }`,
      'packages:',
      ...own,
      "  '**': { access: $all, proxy: upstream }",
      'max_body_size: 50mb',
      'log: { type: stdout, format: pretty, level: error }',
    ].join('\n'),
  );
  const { port } = await freePort(4873);
  const url = `http://127.0.0.1:${port}`;
  const program = join(folder, 'node_modules/verdaccio/bin/verdaccio');
  const server = spawn(
    process.execPath,
    [program, '--config', 'config.yaml', '--listen', `127.0.0.1:${port}`],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const stop = () => void server.kill();
  try {
    const hint = 'It is the local registry.';
    const wrong = await waitFor({ address: `${url}/-/ping`, who: 'verdaccio', hint, seconds: 60 });
    if (wrong) throw new Error(`verdaccio ${wrong}`);
    const published: Record<string, string> = {};
    for (const { name, folder: source } of packages) {
      const tarball = packPackage(source, join(scratch, 'tarballs', name));
      const token = `--//127.0.0.1:${port}/:_authToken=nobody`;
      // Only GitHub can provide provenance.
      npm(folder, 'publish', tarball, '--registry', url, token, '--provenance=false');
      published[name] = npm(folder, 'view', name, 'version', '--registry', url).trim();
      print(`Published ${name} ${published[name]}`);
    }
    return { url, published, stop };
  } catch (error) {
    stop();
    throw error;
  }
}

/** Runs npm and returns its output. */
export function npm(cwd: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('npm', [...args, '--fetch-retries=1'], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, npm_config_update_notifier: 'false' },
  });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout;
}

import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { print } from '../../../packages/storefront/src/commands/print.ts';

/** Returns the nginx at NGINX_PATH, or an installed one. As root on Debian, it installs nginx. */
export function ensureNginx(): string {
  const found = findNginx();
  if (found) return found;
  if (process.getuid?.() === 0 && works('apt-get', ['--version'])) {
    print("Installing Debian's package nginx …");
    // Only the binary is needed, because nginx's service would take port 80.
    const done =
      run('apt-get', ['update', '-q']) &&
      run('apt-get', ['install', '-yq', '--no-install-recommends', 'nginx']);
    const installed = done ? findNginx() : undefined;
    if (installed) return installed;
  }
  throw new Error(
    'This check needs nginx 1.22 or later. Install it (on Debian: apt-get install nginx), ' +
      'or name one: NGINX_PATH=/path/to/nginx',
  );
}

function findNginx(): string | undefined {
  const named = process.env.NGINX_PATH;
  if (named) {
    if (works(named, ['-v'])) return named;
    throw new Error(`NGINX_PATH names ${named}, which does not run.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...folders, '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, 'nginx'))
    .find((program) => works(program, ['-v']));
}

function works(program: string, args: readonly string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}

function run(program: string, args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  return spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}

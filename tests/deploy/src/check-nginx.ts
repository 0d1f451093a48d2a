import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bold, green, red, say } from '../../../scripts/lib/say.ts';
import { runTasks } from '../../../scripts/lib/turbo.ts';
import { root } from '../../../scripts/lib/workspace.ts';
import { ensureNginx } from './find-nginx.ts';

const release = mkdtempSync(join(tmpdir(), 'parde-release-'));
try {
  const nginx = ensureNginx();
  say(`nginx: ${nginx}`);
  say('Building the brand main …');
  if (!runTasks(['build', '--filter=@parde/main', '--output-logs=errors-only'])) {
    throw new Error('The build failed.');
  }
  // As deploy/Containerfile lays a release out: two folders and the manifest that says they are modules.
  cpSync(join(root, 'apps/main/build'), release, { recursive: true });
  cpSync(join(root, 'apps/main/package.json'), join(release, 'package.json'));
  const passed = runTests({ CHECK_NGINX: nginx, CHECK_RELEASE: release });
  say();
  if (!passed) throw new Error('deploy/nginx does not do what it should. The reasons stand above.');
  say(bold(green('deploy/nginx does what it should in front of two servers.')));
} catch (error) {
  say(red(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
} finally {
  rmSync(release, { recursive: true, force: true });
}

/** Arguments of the script choose test files, as they do for Vitest. */
function runTests(env: Readonly<Record<string, string>>): boolean {
  const vitest = fileURLToPath(new URL('./vitest.mjs', import.meta.resolve('vitest/package.json')));
  const result = spawnSync(process.execPath, [vitest, 'run', ...process.argv.slice(2)], {
    cwd: join(root, 'tests/deploy'),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return result.status === 0;
}

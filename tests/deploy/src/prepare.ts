import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { say } from '../../../scripts/lib/say.ts';
import { runTasks } from '../../../scripts/lib/turbo.ts';
import { root } from '../../../scripts/lib/workspace.ts';
import { ensureNginx } from './find-nginx.ts';

interface Prepared {
  /** Environment variables that tell a stage where they are. */
  readonly env: Readonly<Record<'CHECK_NGINX' | 'CHECK_RELEASE', string>>;
  remove(): void;
}

/** Finds nginx, and lays out the main brand's build as deploy/Containerfile does. */
export function prepareStage(): Prepared {
  const nginx = ensureNginx();
  say(`nginx: ${nginx}`);
  say('Building the brand main …');
  if (!runTasks(['build', '--filter=@parde/main', '--output-logs=errors-only'])) {
    throw new Error('The build failed.');
  }
  const release = mkdtempSync(join(tmpdir(), 'parde-release-'));
  // Two folders, and the manifest that makes them modules.
  cpSync(join(root, 'apps/main/build'), release, { recursive: true });
  cpSync(join(root, 'apps/main/package.json'), join(release, 'package.json'));
  return {
    env: { CHECK_NGINX: nginx, CHECK_RELEASE: release },
    remove: () => rmSync(release, { recursive: true, force: true }),
  };
}

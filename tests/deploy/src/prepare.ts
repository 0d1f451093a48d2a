import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { print } from '../../../packages/storefront/src/commands/print.ts';
import { runTasks } from '../../../scripts/lib/turbo.ts';
import { root } from '../../../scripts/lib/workspace.ts';
import { ensureNginx } from './find-nginx.ts';

interface Prepared {
  /** Environment variables from which a stage knows the paths. */
  readonly env: Readonly<Record<'CHECK_NGINX' | 'CHECK_RELEASE' | 'CHECK_PARTNER', string>>;
  remove(): void;
}

/** Finds nginx, and builds and lays out two brands. The partner's brand has a rule for a host. */
export function prepareStage(): Prepared {
  const nginx = prepareNginx();
  const main = layOut(buildMain());
  const partner = layOut(buildBrand('partner'));
  return {
    env: { ...nginx, CHECK_RELEASE: main.folder, CHECK_PARTNER: partner.folder },
    remove: () => {
      main.remove();
      partner.remove();
    },
  };
}

export function prepareNginx(): Readonly<Record<'CHECK_NGINX', string>> {
  const nginx = ensureNginx();
  print(`nginx: ${nginx}`);
  return { CHECK_NGINX: nginx };
}

/** Builds the main brand and returns the folder of its build. */
export function buildMain(): string {
  return buildBrand('main');
}

function buildBrand(brand: string): string {
  print(`Building the brand ${brand} …`);
  if (!runTasks(['build', `--filter=@parde/${brand}`, '--output-logs=errors-only'])) {
    throw new Error('The build failed.');
  }
  return join(root, 'apps', brand, 'build');
}

/** Copies a brand's build to its own folder, as deploy/Containerfile does. */
export function layOut(build: string): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'parde-release-'));
  // A build has two folders and the manifest that makes their files modules.
  cpSync(build, folder, { recursive: true });
  cpSync(join(build, '../package.json'), join(folder, 'package.json'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

import { existsSync } from 'node:fs';
import { readJson } from './lib/json.ts';
import { exportedPaths } from './lib/publishable.ts';
import { missingImports } from './lib/reached-files.ts';

/**
 * pnpm runs this script before it packs a package. Without the build, or after a build that ended early, the package
 * would name files that it does not contain.
 */
const { name, publishConfig } = readJson('package.json');
const entries = exportedPaths(publishConfig).filter((path) => !path.includes('*'));
const modules = entries.flatMap((path) => /^\.\/dist\/(.+)/.exec(path)?.[1] ?? []);
const [missing = existsSync('dist') ? missingImports('dist', modules)[0] : undefined] =
  entries.filter((path) => !existsSync(path));
if (missing !== undefined) {
  const build = `npx -y pnpm@12 exec turbo run build --filter=${name}`;
  process.stderr.write(`${name} is not built: ${missing} is missing. Run ${build}\n`);
  process.exitCode = 1;
}

import { existsSync } from 'node:fs';
import { readJson } from './lib/json.ts';
import { exportedPaths } from './lib/publishable.ts';

/**
 * pnpm runs this script before it packs a package. Without the build, the package would name files that it does not
 * contain.
 */
const { name, publishConfig } = readJson('package.json');
const missing = exportedPaths(publishConfig).filter(
  (path) => !path.includes('*') && !existsSync(path),
);
if (missing.length > 0) {
  const build = `npx -y pnpm@12 exec turbo run build --filter=${name}`;
  process.stderr.write(`${name} is not built: ${missing[0]} is missing. Run ${build}\n`);
  process.exitCode = 1;
}

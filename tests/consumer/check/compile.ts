import { spawnSync } from 'node:child_process';
import { top } from './packages.ts';

/** TypeScript's errors in the programs, and in the types that they import. */
export function compile(config: string): string[] {
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/typescript/bin/tsc', '--pretty', 'false', '--project', config],
    { cwd: top, encoding: 'utf8' },
  );
  // Indented lines belong to the error above.
  const findings = stdout.split(/\n(?! )/).filter((finding) => finding !== '');
  return findings.map((finding) => finding.replace(/^node_modules\/\.pnpm\/[^/]+\//, ''));
}

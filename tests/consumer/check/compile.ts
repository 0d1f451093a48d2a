import { spawnSync } from 'node:child_process';
import { top } from './packages.ts';

/** What TypeScript has against the programs, and against the types that they import. */
export function compile(config: string): string[] {
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/typescript/bin/tsc', '--pretty', 'false', '--project', config],
    { cwd: top, encoding: 'utf8' },
  );
  // What belongs to the line before is indented.
  const findings = stdout.split(/\n(?! )/).filter((finding) => finding !== '');
  return findings.map((finding) => finding.replace(/^node_modules\/\.pnpm\/[^/]+\//, ''));
}

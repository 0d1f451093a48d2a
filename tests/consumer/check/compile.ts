import { execFile } from 'node:child_process';
import { top } from './packages.ts';

/** Returns TypeScript's errors in the programs, and in the types that they import. */
export async function compile(
  config: string,
  compiler = 'typescript-7',
  ...options: readonly string[]
): Promise<string[]> {
  const bin = `node_modules/${compiler}/bin/tsc`;
  const tsc = [bin, '--pretty', 'false', '--project', config, ...options];
  const output = await new Promise<string>((resolve) => {
    // TypeScript exits with an error code if it finds errors.
    execFile(process.execPath, tsc, { cwd: top }, (_error, stdout) => resolve(stdout));
  });
  // Indented lines belong to the error before them.
  const findings = output.split(/\n(?! )/).filter((finding) => finding !== '');
  return findings.map((finding) => finding.replace(/^node_modules\/\.pnpm\/[^/]+\//, ''));
}

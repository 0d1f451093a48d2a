import { execFile } from 'node:child_process';
import { top } from './packages.ts';

/** TypeScript's errors in the programs, and in the types that they import. */
export async function compile(config: string, compiler = 'typescript-7'): Promise<string[]> {
  const tsc = [`node_modules/${compiler}/bin/tsc`, '--pretty', 'false', '--project', config];
  const output = await new Promise<string>((resolve) => {
    // It ends with an error where it finds some.
    execFile(process.execPath, tsc, { cwd: top }, (_error, stdout) => resolve(stdout));
  });
  // Indented lines belong to the error above.
  const findings = output.split(/\n(?! )/).filter((finding) => finding !== '');
  return findings.map((finding) => finding.replace(/^node_modules\/\.pnpm\/[^/]+\//, ''));
}

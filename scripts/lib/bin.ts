import { chmod, writeFile } from 'node:fs/promises';
import { asRecord, type JsonRecord, readJson } from './json.ts';

/** Writes `dist/bin.js`, which starts the program beside it. */
export async function writeBin(program = './command.js'): Promise<void> {
  await writeFile('dist/bin.js', binModule(readJson('package.json'), program));
  await chmod('dist/bin.js', 0o755);
}

/**
 * Makes the module that starts a program. An older Node than `engines` allows gets a clear message; otherwise it
 * would fail in the middle of an import, with an unclear error or none.
 */
export function binModule(manifest: JsonRecord, program: string): string {
  const [name] = Object.keys(asRecord(manifest.bin));
  const oldest = String(asRecord(manifest.engines).node).replace('>=', '');
  const [major, minor = 0] = oldest.split('.').map(Number);
  return `#!/usr/bin/env node
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < ${major} || (major === ${major} && minor < ${minor})) {
  console.error(\`${name} needs Node ${oldest} or later, and this is \${process.version}.\`);
  process.exit(1);
}
await import('${program}');
`;
}

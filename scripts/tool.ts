import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { say } from './lib/say.ts';
import { root } from './lib/workspace.ts';

/** `pnpm tool <name>`: what is needed now and then, a file each in `scripts/tools`. */
const [name = ''] = process.argv.splice(2, 1);
const folder = join(root, 'scripts/tools');
const names = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''));

if (names.includes(name)) {
  await import(join(folder, `${name}.ts`));
} else {
  say(`pnpm tool <name>, and the names are: ${names.join(', ')}`);
  process.exitCode = 2;
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicApi } from './api/public-api.ts';
import { say } from './lib/say.ts';
import { root } from './lib/workspace.ts';

/** Writes what the kit exports, with every prop, to one committed file. `--check` writes nothing and fails where it is old. */

const path = 'packages/ui/api.md';
const file = join(root, path);
const text = publicApi(join(root, 'packages/ui'));

if (text === readIfThere()) {
  say(`${path} says what the kit exports.`);
} else if (process.argv.includes('--check')) {
  say(
    `The kit exports something else than ${path} says. Run \`pnpm api\`, look at what changed, and commit.`,
  );
  process.exitCode = 1;
} else {
  writeFileSync(file, text);
  say(`Made ${path}.`);
}

function readIfThere(): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

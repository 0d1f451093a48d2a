import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format } from './generate/tools.ts';
import { say } from './lib/say.ts';
import { root } from './lib/workspace.ts';
import { figmaFile } from './tokens/figma.ts';
import { shapeModule, valuesModule } from './tokens/modules.ts';
import { readTokens } from './tokens/read.ts';

/** Makes the kit's values and the files for Figma from packages/ui/tokens. `--check` writes nothing and fails where one is old. */

const header = `/**
 * Made from packages/ui/tokens by \`pnpm tokens\`. Do not edit: change the tokens and run it again.
 */
`;
const figma = 'packages/ui/figma';

const source = readTokens(join(root, 'packages/ui/tokens'));
const files: Record<string, string> = {
  'packages/ui/src/generated/token-shape.ts': header + shapeModule(source),
  'packages/ui/src/generated/token-values.ts': header + valuesModule(source),
};
for (const [theme, tokens] of source.themes) {
  files[`${figma}/${theme}.tokens.json`] = figmaFile(tokens);
}

const stale = Object.entries(files)
  .map(([path, text]) => ({ path, text: format(path, text) }))
  .filter(({ path, text }) => text !== readIfThere(path));
const left = foldersFiles(figma).filter((path) => !(path in files));
const names = [...stale.map(({ path }) => path), ...left].join(', ');

if (names === '') {
  say('What is made from the tokens is up to date.');
} else if (process.argv.includes('--check')) {
  say(`Not what packages/ui/tokens says: ${names}. Run \`pnpm tokens\` and commit.`);
  process.exitCode = 1;
} else {
  for (const { path, text } of stale) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  for (const path of left) rmSync(join(root, path));
  say(`Made ${names}.`);
}

function foldersFiles(folder: string): string[] {
  try {
    return readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
  } catch {
    return [];
  }
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return undefined;
  }
}

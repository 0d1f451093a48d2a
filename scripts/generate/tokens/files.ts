import { join } from 'node:path';
import { root } from '../../lib/workspace.ts';
import { format } from '../tools.ts';
import { figmaFile } from './figma.ts';
import { valuesModule, varsModule } from './modules.ts';
import { readTokens } from './read.ts';

const header = `/**
 * Made from packages/ui/tokens by \`pnpm generate\`. Do not edit: change the tokens and run it again.
 */
`;

/** Makes the kit's values, and one file per theme for Figma. */
export function tokenFiles(): Record<string, string> {
  const source = readTokens(join(root, 'packages/ui/tokens'));
  const files = {
    'packages/ui/src/generated/token-values.ts': header + valuesModule(source),
    'packages/ui/src/generated/token-vars.ts': header + varsModule(source),
    ...Object.fromEntries(
      [...source.themes].map(([theme, tokens]) => [
        `packages/ui/figma/${theme}.tokens.json`,
        figmaFile(tokens),
      ]),
    ),
  };
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path, format(path, text)]),
  );
}

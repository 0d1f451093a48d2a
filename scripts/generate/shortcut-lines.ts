import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/workspace.ts';

/** The kit's icons for the shortcuts of an installed app. */
const icons = {
  search: 'SearchIcon',
  downloads: 'DownloadIcon',
  lives: 'LiveIcon',
  plans: 'TicketIcon',
};

/**
 * Makes a module with the lines of these icons, because a brand outside this repository does not have their sources.
 */
export function shortcutLinesModule(): string {
  const lines = Object.entries(icons).map(
    ([id, icon]) => `${id}: ${JSON.stringify(linesOf(icon))},`,
  );
  return `/** Made from the kit's icons by \`pnpm generate\`. Do not edit. */
export const shortcutLines = {
${lines.join('\n')}
};
`;
}

function linesOf(icon: string): string {
  const file = join(root, 'packages/ui/src/components/icons', `${icon}.tsx`);
  const lines = /<Icon [^>]*>([\s\S]*)<\/Icon>/.exec(readFileSync(file, 'utf8'))?.[1];
  if (lines === undefined) throw new Error(`${file} is no icon of lines.`);
  return lines.trim().replaceAll(/\s+/g, ' ');
}

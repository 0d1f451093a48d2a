import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/workspace.ts';

/** The kit's icons of an installed app's shortcuts. */
const icons = {
  search: 'SearchIcon',
  downloads: 'DownloadIcon',
  lives: 'LiveIcon',
  plans: 'TicketIcon',
};

/** A module with the lines of these icons: whoever draws a brand's icons outside of this repository has no sources. */
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

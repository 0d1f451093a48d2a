import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say } from './lib/say.ts';
import { root } from './lib/workspace.ts';
import { packed } from './pictures/compare.ts';
import { buildStorybook, openStudio } from './pictures/draw.ts';

/** Draws the kit's overview in three brands for the README of packages/ui. */

const images = join(root, 'packages/ui/images');
const looks = [
  { brand: 'main', theme: 'dark' },
  { brand: 'plus', theme: 'dark' },
  { brand: 'partner', theme: 'light' },
] as const;

mkdirSync(images, { recursive: true });
await using studio = await openStudio(buildStorybook());
for (const look of looks) {
  const view = { ...look, locale: 'fa', width: 1280, height: 1000 } as const;
  const picture = await packed(await studio.draw('overview--kit', view), 82);
  writeFileSync(join(images, `overview.${look.brand}.webp`), picture);
  say(`${look.brand}: ${Math.ceil(picture.length / 1024)} KB`);
}

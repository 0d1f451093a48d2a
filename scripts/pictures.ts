import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { red, say } from './lib/say.ts';
import { root } from './lib/workspace.ts';
import { buildStorybook, openStudio } from './pictures/draw.ts';
import { browserOf, findDifferences, keepPictures, leftovers } from './pictures/gallery.ts';
import { looks, stories } from './pictures/stories.ts';

/**
 * Draws telling stories of the Storybook and fails where one does not look as its committed picture. `--update` draws
 * the committed pictures anew. Names of stories make it draw only those.
 */

const gallery = {
  kept: join(root, 'apps/storybook/pictures'),
  differences: join(root, 'apps/storybook/picture-differences'),
};
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { update: { type: 'boolean', default: false } },
});

try {
  const chosen = chooseStories(positionals);
  await using studio = await openStudio(buildStorybook());
  const earlier = browserOf(gallery);
  if (values.update) {
    if (positionals.length > 0 && earlier && earlier !== studio.browser) {
      throw new Error(`${earlier} drew the others, and this is ${studio.browser}: draw them all.`);
    }
    const bytes = await keepPictures(gallery, studio, chosen);
    for (const name of leftovers(gallery, stories)) rmSync(join(gallery.kept, name));
    say(`${studio.browser} drew ${count(chosen)} pictures, ${Math.ceil(bytes / 1024)} KB.`);
  } else {
    if (earlier && earlier !== studio.browser) {
      say(`${earlier} drew the committed pictures, and this is ${studio.browser}:`);
      say('where pictures differ, it may be only that this one draws letters differently.');
    }
    const found = [
      ...(await findDifferences(gallery, studio, chosen)),
      ...leftovers(gallery, stories).map((name) => `${name}: is of no story on the list`),
    ];
    for (const difference of found) say(red(difference));
    if (found.length === 0) say(`${count(chosen)} pictures are as they were.`);
    else {
      say(`What was, what is and what differs: ${relative(root, gallery.differences)}`);
      say('If it is as it should be: `pnpm pictures --update`, and commit.');
      process.exitCode = 1;
    }
  }
} catch (error) {
  say(red(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}

function chooseStories(names: readonly string[]): typeof stories {
  const unknown = names.filter((name) => !(name in stories));
  if (unknown.length > 0) {
    throw new Error(`scripts/pictures/stories.ts does not list ${unknown.join(', ')}`);
  }
  if (names.length === 0) return stories;
  return Object.fromEntries(Object.entries(stories).filter(([name]) => names.includes(name)));
}

function count(chosen: typeof stories): number {
  return Object.keys(chosen).length * looks.length;
}

import { cpSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStudio, type Studio } from '../../../scripts/pictures/draw.ts';
import { findDifferences, type Gallery, keepPictures } from '../../../scripts/pictures/gallery.ts';
import { looks } from '../../../scripts/pictures/stories.ts';
import { type Fixture, makeFixture, root } from '../src/fixture.ts';

const stories = {
  'components-badge--tones': 360,
  'components-breadcrumbs--of-episode': 360,
};

describe('the pictures', () => {
  let fixture: Fixture;
  let studio: Studio;
  let gallery: Gallery;

  beforeAll(async () => {
    fixture = makeFixture();
    const storybook = join(fixture.folder, 'storybook');
    cpSync(join(root, 'apps/storybook/storybook-static'), storybook, { recursive: true });
    gallery = {
      kept: join(fixture.folder, 'kept'),
      differences: join(fixture.folder, 'differences'),
    };
    studio = await openStudio(storybook);
    // Drawn here: those that are committed were drawn by another browser, perhaps.
    await keepPictures(gallery, studio, stories);
  });
  afterAll(async () => {
    await studio?.[Symbol.asyncDispose]();
    fixture[Symbol.dispose]();
  });

  test('are the same where nothing is planted', async () => {
    expect(await findDifferences(gallery, studio, stories)).toEqual([]);
  });

  test('find a part that stands eight pixels off, and name its story in every look', async () => {
    const [sheet = ''] = globSync('storybook/assets/Breadcrumbs-*.css', { cwd: fixture.folder });
    const styles = readFileSync(join(fixture.folder, sheet), 'utf8');
    fixture.write(sheet, `${styles} li:last-child { translate: 8px }`);

    const found = await findDifferences(gallery, studio, stories);
    const story = 'components-breadcrumbs--of-episode';
    expect(found).toEqual(
      looks.map(({ locale, theme }) =>
        expect.stringMatching(new RegExp(`^${story}\\.${locale}\\.${theme}\\.webp: \\d+ pixels`)),
      ),
    );
    const shown = globSync(`${story}.fa.dark.*`, { cwd: gallery.differences }).sort();
    expect(shown).toEqual(
      ['after', 'before', 'difference'].map((moment) => `${story}.fa.dark.${moment}.webp`),
    );
  });

  test('name a story on the list that there is no longer', async () => {
    const list = { ...stories, 'components-badge--gone': 360 };
    await expect(findDifferences(gallery, studio, list)).rejects.toThrow('components-badge--gone');
  });
});

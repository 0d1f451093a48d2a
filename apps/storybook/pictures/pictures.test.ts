import { describe, expect, test } from 'vitest';
import { show } from './show.ts';
import { appearances, stories } from './stories.ts';

const screenshots = Object.keys(import.meta.glob('./*/*.png'));

test('every picture belongs to a listed story', () => {
  const listed = Object.keys(stories).map((id) => id.replace('--', '-'));
  expect(screenshots.filter((path) => !listed.includes(path.split('/')[1] ?? ''))).toEqual([]);
});

describe.each(appearances)('$locale $theme', (appearance) => {
  test.each(Object.entries(stories))('%s', async (id, width) => {
    const name = `${id}/${appearance.locale}-${appearance.theme}`;
    await expect(await show(id, appearance, width)).toMatchScreenshot(name);
  });
});

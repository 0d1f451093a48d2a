import { describe, expect, test } from 'vitest';
import { show } from './show.ts';
import { looks, stories } from './stories.ts';

const kept = Object.keys(import.meta.glob('./*/*.png'));

test('every picture belongs to a listed story', () => {
  const listed = Object.keys(stories).map((id) => id.replace('--', '-'));
  expect(kept.filter((path) => !listed.includes(path.split('/')[1] ?? ''))).toEqual([]);
});

describe.each(looks)('$locale $theme', (look) => {
  test.each(Object.entries(stories))('%s', async (id, width) => {
    const name = `${id}/${look.locale}-${look.theme}`;
    await expect(await show(id, look, width)).toMatchScreenshot(name);
  });
});

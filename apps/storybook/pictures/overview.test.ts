import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from './show.ts';
import type { Look } from './stories.ts';

/** The variants for the pictures in the kit's README. */
const looks: readonly Look[] = [
  { brand: 'main', locale: 'fa', theme: 'dark' },
  { brand: 'plus', locale: 'fa', theme: 'dark' },
  { brand: 'partner', locale: 'fa', theme: 'light' },
];

test.each(looks)('$brand', async (look) => {
  const element = await show('overview--kit', look, 1280);
  const path = `../test-results/overview/${look.brand}.png`;
  await expect(page.screenshot({ element, path })).resolves.toContain(look.brand);
});

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from './show.ts';
import type { Appearance } from './stories.ts';

/** The variants for the pictures in the kit's README. */
const appearances: readonly Appearance[] = [
  { brand: 'main', locale: 'fa', theme: 'dark' },
  { brand: 'plus', locale: 'fa', theme: 'dark' },
  { brand: 'partner', locale: 'fa', theme: 'light' },
];

test.each(appearances)('$brand', async (appearance) => {
  const element = await show('overview--kit', appearance, 1280);
  const path = `../test-results/overview/${appearance.brand}.png`;
  await expect(page.screenshot({ element, path })).resolves.toContain(appearance.brand);
});

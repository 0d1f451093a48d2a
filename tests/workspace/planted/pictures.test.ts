import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { copyToPlantIn, expectToPass } from './copy.ts';

test('the pictures find a part that moved, and no other', () => {
  using copy = copyToPlantIn();
  const pictures = (...args: readonly string[]) =>
    copy.run('tool', 'pictures', 'components-badge--tones', 'components-notice--tones', ...args);
  // Drawn here: those that are committed were drawn by another browser, perhaps.
  copy.plant('apps/storybook/pictures/browser.txt', () => '');
  expectToPass(pictures('--update'));
  copy.plant('packages/ui/src/components/Badge/Badge.css.ts', (text) =>
    text.replace("display: 'inline-flex',", "display: 'inline-flex', translate: '8px',"),
  );
  const { passed, output } = pictures();
  expect(output.match(/FAIL .*$/gm)).toEqual(
    ['fa dark', 'en light'].map((look) =>
      expect.stringContaining(`${look} > components-badge--tones`),
    ),
  );
  expect(output).toMatch(/\d+ pixels .* differ/);
  const shown = globSync('components-badge-tones/fa-dark-*', {
    cwd: join(copy.folder, 'apps/storybook/test-results/pictures'),
  });
  expect(shown.map((path) => basename(path)).toSorted()).toEqual(
    ['actual', 'diff'].map((moment) => `fa-dark-${moment}.png`),
  );
  expect(passed).toBe(false);
});

import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cssOf } from '../../../scripts/generate/tokens/css.ts';
import { readTokens } from '../../../scripts/generate/tokens/read.ts';
import { root } from '../src/fixture.ts';
import { copyToPlantIn, expectToPass } from './copy.ts';

let copy: ReturnType<typeof copyToPlantIn>;

beforeAll(() => {
  copy = copyToPlantIn();
});
afterAll(() => copy[Symbol.dispose]());

test('stories that write to the console or have no name are found, and one token restyles one brand', () => {
  copy.plant('packages/ui/src/components/Badge/Badge.stories.tsx', (text) =>
    [
      text,
      "export const Loud = { play: () => console.warn('planted words') };",
      'export const Nameless = { render: () => <button type="button" /> };',
    ].join('\n'),
  );
  copy.plant('packages/ui/tokens/plus.tokens.json', (text) =>
    text.replace('[0.8118, 0.0784, 0.3373], "hex": "#cf1456"', '[0, 0.5, 0.25]'),
  );
  expectToPass(copy.node('.', 'scripts/generate.ts', 'tokens'));
  const expected = { ...accents('main', 'partner', 'wireframe'), plus: 'rgb(0, 128, 64)' };
  expect(expected).not.toEqual({ ...expected, ...accents('plus') });
  copy.plant('packages/ui/src/components/Button/Button.stories.tsx', (text) =>
    [text, storyOfBrands(expected)].join('\n'),
  );

  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=verbose'];
  const stories = ['--project', 'fa dark', 'Badge.stories', 'Button.stories'];
  const names = ['--testNamePattern', 'Loud|Nameless|Tones|Brands'];
  const { passed, output } = copy.node('apps/storybook', ...vitest, ...stories, ...names);
  const marks = output.matchAll(/^ *([✓×]) .* > ([\w ]+?)(?: \d+ms)?$/gm);
  const results = Object.fromEntries(Array.from(marks, ([, mark, name = '']) => [name, mark]));
  const failed = Object.keys(results).filter((name) => results[name] === '×');
  expect(failed.toSorted(), output).toEqual(['Loud', 'Nameless']);
  expect(results).toMatchObject({ Tones: '✓', Brands: '✓' });
  expect(output).toContain('planted words');
  expect(output).toContain('button-name');
  expect(passed).toBe(false);
});

test('the picture test finds only the part that moved', () => {
  copy.write('apps/storybook/pictures/pictures.test.ts', drawAndMove);
  const { passed, output } = copy.node('.', 'scripts/tool.ts', 'pictures', 'badge', 'notice');
  expect(output.match(/FAIL .*$/gm), output).toEqual(
    ['fa', 'en'].map((locale) => expect.stringContaining(`${locale} components-badge--tones`)),
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

test('generate --check finds changed sources, and explains how to update them', () => {
  copy.plant('openapi/paths/home.yaml', (text) => text.replace('summary: ', 'summary: Planted. '));
  const { passed, output } = copy.node('.', 'scripts/generate.ts', '--check', 'contract');
  expect(output).toMatch(/Stale: .*Run `pnpm generate`/);
  expect(output).toContain('packages/api-client/openapi.json');
  expect(output).toContain('packages/api-client/src/generated/schema.ts');
  expect(passed).toBe(false);
});

// src/contract-rules.test.ts tests each rule with a violation.
test('generate --check finds a contract that breaks a rule', () => {
  copy.plant('openapi/paths/home.yaml', (text) => text.replace('examples:', 'x-examples:'));
  const { passed, output } = copy.node('.', 'scripts/generate.ts', '--check', 'contract');
  expect(output).toContain('media-has-an-example');
  expect(output).toContain('openapi/paths/home.yaml');
  expect(passed).toBe(false);
});

test.each([
  { mistake: 'a field under another name', from: /\bpass\b(?=\??:)/g, to: 'allowed' },
  { mistake: 'a field that may be missing', from: /\bnotes: /g, to: 'notes?: ' },
])('typecheck finds an error in the contract’s cart: $mistake', ({ from, to }) => {
  const schema = 'packages/api-client/src/generated/schema.ts';
  copy.write(schema, readFileSync(join(root, schema), 'utf8').replaceAll(from, to));
  const include = ['src/domain-inputs.test.ts'];
  const cart = JSON.stringify({ extends: './tsconfig.json', include });
  copy.write('packages/api-client/tsconfig.cart.json', cart);
  const typecheck = ['../../scripts/typecheck.ts', '--project', 'tsconfig.cart.json'];
  const { passed, output } = copy.node('packages/api-client', ...typecheck);
  expect(output).toContain('src/domain-inputs.test.ts');
  expect(output).toContain('CartAnswer');
  expect(passed).toBe(false);
});

/** Returns the colour of each brand's button in dark mode, in the form that a browser reports. */
function accents(...brands: readonly string[]): Readonly<Record<string, string>> {
  const { themes } = readTokens(join(root, 'packages/ui/tokens'));
  const path = 'color.accent';
  return Object.fromEntries(
    brands.map((brand) => {
      const token = themes.get(`${brand}.dark`)?.get(path);
      if (!token) throw new Error(`${brand} has no ${path}`);
      const parts = cssOf(path, token).match(/[\da-f]{2}/g) ?? [];
      return [brand, `rgb(${parts.map((part) => Number.parseInt(part, 16)).join(', ')})`];
    }),
  );
}

/** Writes a story that shows a button in each brand in turn, and fails if a colour differs. */
const storyOfBrands = (expected: Readonly<Record<string, string>>): string => `
import { expect as wish, waitFor as until } from 'storybook/test';

export const Brands = {
  args: { variant: 'primary' },
  play: async ({ canvasElement }) => {
    const button = canvasElement.querySelector('button');
    for (const [brand, colour] of Object.entries(${JSON.stringify(expected)})) {
      document.documentElement.dataset.brand = brand;
      await until(() => wish(getComputedStyle(button).backgroundColor).toBe(colour));
    }
  },
};
`;

/** Draws two stories, because another browser may have drawn the committed pictures, and moves a part of one story. */
const drawAndMove = `
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from './show.ts';
import { appearances } from './stories.ts';

const distances = { 'components-badge--tones': '8px', 'components-notice--tones': '0' };

for (const look of appearances) {
  test.each(Object.entries(distances))(\`\${look.locale} %s\`, async (id, distance) => {
    const element = await show(id, look, 360);
    const name = \`\${id}/\${look.locale}-\${look.theme}\`;
    await page.screenshot({ element, path: \`\${name.replace('--', '-')}.png\` });
    document.querySelector('[class*="Badge"], [class*="Notice"]').style.translate = distance;
    await expect(element).toMatchScreenshot(name);
  });
}
`;

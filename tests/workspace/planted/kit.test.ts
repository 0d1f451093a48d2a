import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cssOf } from '../../../scripts/generate/tokens/css.ts';
import { readTokens } from '../../../scripts/generate/tokens/read.ts';
import { root } from '../src/fixture.ts';
import { copyToPlantIn, expectToPass } from './copy.ts';

const badge = 'packages/ui/src/components/Badge';

describe('the checks of the kit', () => {
  let copy: ReturnType<typeof copyToPlantIn>;

  beforeAll(() => {
    copy = copyToPlantIn();
  });
  afterEach(() => copy.restore());
  afterAll(() => copy[Symbol.dispose]());

  /** Once: what is planted is no race. */
  const stories = (component: string) =>
    copy.run(
      ...['--filter', '@parde/storybook', 'exec', 'vitest', 'run'],
      ...['--project', 'fa dark', component],
    );

  test('the page of its exports passes where nothing is planted', () => {
    expectToPass(copy.run('generate', '--check', 'api'));
  });

  test('the page of its exports finds a prop that may be left out no more, and says what to do', () => {
    copy.plant(`${badge}/Badge.tsx`, (text) => text.replace('icon?: ', 'icon: '));
    const { passed, output } = copy.run('generate', '--check', 'api');
    expect(output).toContain('Run `pnpm generate`');
    expect(passed).toBe(false);
  });

  test('stories pass as tests where nothing is planted', () => {
    expectToPass(stories('Badge'));
  });

  test('stories that write to the console or that cannot be read out are found', () => {
    copy.plant(`${badge}/Badge.stories.tsx`, (text) =>
      [
        text,
        "export const Loud = { play: () => console.warn('planted words') };",
        'export const Nameless = { render: () => <button type="button" /> };',
      ].join('\n'),
    );
    const { passed, output } = stories('Badge');
    expect(output).toMatch(/FAIL .*Badge\.stories\.tsx > Loud/);
    expect(output).toContain('planted words');
    expect(output).toMatch(/FAIL .*Badge\.stories\.tsx > Nameless/);
    expect(output).toContain('button-name');
    expect(output).not.toMatch(/FAIL .*Badge\.stories\.tsx > Tones/);
    expect(passed).toBe(false);
  });

  test('one token restyles the button of one brand, and of no other', () => {
    copy.plant('packages/ui/tokens/plus.tokens.json', (text) =>
      text.replace('[0.8118, 0.0784, 0.3373], "hex": "#cf1456"', '[0, 0.5, 0.25]'),
    );
    expectToPass(copy.run('generate', 'tokens'));
    const expected = { ...accents('main', 'partner', 'wireframe'), plus: 'rgb(0, 128, 64)' };
    expect(expected).not.toEqual({ ...expected, ...accents('plus') });
    copy.plant('packages/ui/src/components/Button/Button.stories.tsx', (text) =>
      [text, storyOfBrands(expected)].join('\n'),
    );
    expectToPass(stories('Button.stories'));
  });
});

/** The colour that each brand's button has by night, as a browser says it. */
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

/** A story that dresses a button in one brand after the other, and fails where one has another colour. */
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

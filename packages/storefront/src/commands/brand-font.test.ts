import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { cutBrandFont, fontFaces } from './brand-font.ts';
import { fontsSource } from './write-fonts.ts';

// The storefront's font files come from fontsource: WOFF2, one with Persian letters and one with Latin ones.
const file = (name: string) =>
  readFileSync(new URL(`../shell/fonts/${name}.woff2`, import.meta.url));
const persian = file('persian');
const latin = file('latin-basic');
/** Cutting a font takes long on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

const two = fontFaces().filter(({ name }) => name === 'persian' || name === 'latin-basic');
const about = { family: 'A Brand', weight: '400 900' };

it('combines the parts of a font, and names only the characters that each file contains', async () => {
  const { files, fonts, warnings } = await cutBrandFont([latin, persian], about, two);
  expect(Object.keys(files)).toHaveLength(fonts.faces.length);
  const faceOf = (name: string) => fonts.faces.filter(({ src }) => src.includes(`-${name}-`));
  const [main] = faceOf('persian');
  expect(main).toMatchObject({ weight: '400 900', preload: ['fa', 'en'] });
  expect(main?.unicodeRange).toContain('U+0621-063A');
  expect(faceOf('latin-basic')[0]?.unicodeRange).toMatch(/^U\+0021-007E, U\+00D7, U\+2014/);
  // The built-in font has no arrows, so the output must not claim that the brand's font has them.
  expect(warnings).toEqual(["Of latin-basic it lacks ←↑→↓: a system's font draws them."]);
});

it('leaves out characters that the font does not have, and reports them', async () => {
  const { fonts, warnings } = await cutBrandFont([latin], about, two);
  const ranges = fonts.faces.map(({ unicodeRange }) => unicodeRange).join();
  expect(ranges).not.toContain('U+06');
  expect(warnings[1]).toMatch(/^Of persian it lacks \d+ letters: /);

  const basic = two.filter(({ name }) => name === 'latin-basic');
  const greek = basic.map((cut) => ({ ...cut, name: 'greek', letters: 'αβγ' }));
  const none = await cutBrandFont([latin], about, [...basic, ...greek]);
  expect(none.fonts.faces).toHaveLength(1);
  expect(none.warnings[1]).toBe("It has no letter of greek: a system's font draws them all.");
});

it('prints the font as formatted source code', () => {
  const face = { src: '/assets/a-1.woff2', weight: '400', unicodeRange: 'U+0041' };
  expect(
    fontsSource({
      family: 'A',
      faces: [{ ...face, preload: ['fa', 'en'] }],
      metrics: { ascent: 102.5, descent: 53 },
    }),
  ).toBe(`  fonts: {
    family: 'A',
    faces: [
      {
        src: '/assets/a-1.woff2',
        weight: '400',
        unicodeRange: 'U+0041',
        preload: ['fa', 'en'],
      },
    ],
    metrics: { ascent: 102.5, descent: 53 },
  },`);
});

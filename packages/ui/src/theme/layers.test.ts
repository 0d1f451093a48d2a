import { setAdapter } from '@vanilla-extract/css/adapter';
import { setFileScope } from '@vanilla-extract/css/fileScope';
import { beforeAll, expect, test } from 'vitest';
import { layers } from './layer-order.ts';

type Adapter = Parameters<typeof setAdapter>[0];
type Css = Parameters<Adapter['appendCss']>[0];

/** Every rule of the kit, by the path of its stylesheet. */
const sheets = new Map<string, Css[]>();

const listener: Adapter = {
  appendCss(css, { filePath }) {
    const sheet = sheets.get(filePath) ?? [];
    sheet.push(css);
    sheets.set(filePath, sheet);
  },
  registerClassName: () => undefined,
  registerComposition: () => undefined,
  markCompositionUsed: () => undefined,
  onBeginFileScope: () => undefined,
  onEndFileScope: () => undefined,
  getIdentOption: () => 'debug',
};

beforeAll(async () => {
  setAdapter(listener);
  const styles = import.meta.glob('../{theme,components,internal}/**/*.css.ts');
  for (const [path, load] of Object.entries(styles)) {
    // A stylesheet that was already imported is recorded under its importer's name.
    setFileScope(path, '@parde/ui');
    await load();
  }
});

const contentOf = (css: Css): [string, unknown][] =>
  'rule' in css ? Object.entries(css.rule).filter(([, value]) => value !== undefined) : [];

test('every rule of the kit is in the kit’s layer, so that any other layer is stronger', () => {
  const rules = [...sheets.values()]
    .flat()
    .filter((css) => css.type === 'local' || css.type === 'global');
  expect(rules.length).toBeGreaterThan(100);
  for (const css of rules) {
    expect(contentOf(css)).toEqual([['@layer', { kit: expect.anything() }]]);
  }
});

test('no border or outline uses the accent, which may be as light as the page; accentText has enough contrast', () => {
  const rules = [...sheets.values()].flat().map((css) => JSON.stringify(css));
  const line = /"(?:border|outline)\w*":"[^"]*var\(--parde-color-accent\)/;
  expect(rules.filter((rule) => line.test(rule))).toEqual([]);
});

test('every stylesheet begins with the order of the layers', () => {
  for (const sheet of sheets.values()) {
    const withoutFaces = sheet.filter(({ type }) => type !== 'fontFace' && type !== 'keyframes');
    const begin = withoutFaces.slice(0, layers.length);
    if (withoutFaces.length > 0)
      expect(begin).toEqual(layers.map((name) => ({ type: 'layer', name })));
  }
});

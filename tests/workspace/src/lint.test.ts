import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Fixture, lintFindings, makeFixture } from './fixture.ts';

const style = (body: string) => `export const planted = { ${body} };\n`;
/** Keeps a comment's start apart from its text, because the rule also reads this file. */
const commented = (start: string, text: string) =>
  `export const first = 1;\n${start}${text}\nexport const planted = 1;\n`;
const address = (text: string) => `export const planted = ${text};\n`;
const component = (body: string) => `export function Planted() {\n  ${body}\n}\n`;

const shown = (element: string) => component(`const name = nameOf(card);\n  return ${element};`);

/**
 * Each rule, a file, and the text that is planted in it. The rules of logical directions, addresses, names and comments
 * are the project's own plugins.
 */
const mistakes: readonly (readonly [rule: string, file: string, text: string])[] = [
  ['plugin', 'packages/ui/src/margin.css.ts', style('marginLeft: 4')],
  ['plugin', 'packages/ui/src/quoted.css.ts', style("':hover': { 'paddingRight': 4 }")],
  ['plugin', 'packages/ui/src/inset.css.ts', style('left: 0')],
  ['plugin', 'packages/ui/src/radius.css.ts', style('borderTopLeftRadius: 4')],
  ['plugin', 'packages/ui/src/align.css.ts', style("textAlign: 'right'")],
  [
    'plugin',
    'packages/ui/src/gradient.css.ts',
    style("background: 'linear-gradient(to left, red, blue)'"),
  ],
  ['plugin', 'packages/ui/src/transition.css.ts', style("transition: 'margin-left 1s'")],
  ['plugin', 'packages/ui/src/four.css.ts', style("margin: 'calc(1px + 2px) 2px 3px 4px'")],
  ['plugin', 'packages/ui/src/corners.css.ts', style("borderRadius: '4px 0'")],
  ['plugin', 'packages/ui/src/cast.css.ts', style("textAlign: 'left' as const")],
  [
    'plugin',
    'packages/ui/src/choice.css.ts',
    style("textAlign: Math.random() > 1 ? 'left' : 'end'"),
  ],
  [
    'plugin',
    'packages/ui/src/Inline.tsx',
    component('return <div style={{ marginLeft: 4 }}>Planted</div>;'),
  ],
  [
    'plugin',
    'packages/ui/src/InlineValue.tsx',
    component("return <div style={{ textAlign: 'right' }}>Planted</div>;"),
  ],
  ['plugin', 'packages/storefront/src/page.ts', address("'/cinema'")],
  ['plugin', 'packages/storefront/src/unknown-page.ts', address("'/cimema?sort=popular'")],
  ['plugin', 'packages/storefront/src/home.ts', address("{ href: '/' }")],
  ['plugin', 'packages/storefront/src/home-query.ts', address(`\`/?ref=\${Math.random()}\``)],
  ['plugin', 'packages/storefront/src/with-id.ts', address(`\`/movie/\${Math.random()}\``)],
  ['plugin', 'packages/storefront/src/by-kind.ts', address(`(kind: string) => \`/\${kind}/1\``)],
  [
    'plugin',
    'packages/storefront/src/starts.ts',
    address("(path: string) => path.startsWith('/cinema')"),
  ],
  ['plugin', 'packages/storefront/src/key.ts', address("{ '/cinema': 1 }")],
  ['plugin', 'packages/storefront/src/pattern.ts', address('/^\\/movie\\//')],
  [
    'plugin',
    'packages/storefront/src/server/lead.server.ts',
    address("Response.redirect('/login')"),
  ],
  [
    'plugin',
    'packages/storefront/src/Linked.tsx',
    component('return <a href="/profile/plans">Planted</a>;'),
  ],
  ['plugin', 'packages/storefront/src/RawName.tsx', shown('<h1>{nameOf(card, locale)}</h1>')],
  ['plugin', 'packages/storefront/src/RawField.tsx', shown('<h1>{card.name_fa}</h1>')],
  [
    'plugin',
    'packages/storefront/src/RawChoice.tsx',
    shown('<p>{card ? summaryOf(card) : null}</p>'),
  ],
  ['plugin', 'packages/storefront/src/RawAnd.tsx', shown('<p>{card && card.original_name}</p>')],
  ['plugin', 'packages/storefront/src/RawConstant.tsx', shown('<h1>{name}</h1>')],
  ['plugin', 'packages/storefront/src/RawProp.tsx', shown('<PosterCard title={nameOf(card)} />')],
  [
    'plugin',
    'packages/storefront/src/RawAttribute.tsx',
    shown('<img src="/x.png" alt={nameOf(card)} />'),
  ],
  [
    'plugin',
    'packages/storefront/src/RawSentence.tsx',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is planted in a template.
    shown('<p>{`${nameOf(card)}!`}</p>'),
  ],
  ['plugin', 'packages/ui/src/comment.ts', commented('/** ', 'What it is. */')],
  ['plugin', 'packages/ui/src/lines.ts', commented('/**\n * ', 'So that it is.\n */')],
  ['plugin', 'packages/ui/src/of.ts', commented('// ', 'Of two lines:\n// the first.')],
  ['plugin', 'packages/ui/src/trailing.ts', commented('const second = 1; // ', 'Who needs it.')],
  ['plugin', 'packages/ui/src/kept.ts', 'export const keptTitle = 1;\n'],
  ['plugin', 'packages/ui/src/told.ts', 'export interface Planted {\n  isTold: boolean;\n}\n'],
  ['format', 'packages/ui/src/format.ts', 'export const planted   =   1;\n'],
  [
    'organizeImports',
    'packages/ui/src/order.ts',
    "import { b } from './b.ts';\nimport { a } from './a.ts';\n\nexport const planted = [a, b];\n",
  ],
  ['noExplicitAny', 'packages/ui/src/any.ts', 'export const planted = (value: any) => value;\n'],
  [
    'noUnsafeTypeAssertion',
    'packages/ui/src/cast.ts',
    'export const planted = (value: unknown) => value as string;\n',
  ],
  [
    'noNonNullAssertion',
    'packages/ui/src/bang.ts',
    'export const planted = (value?: string) => value!;\n',
  ],
  [
    'useImportType',
    'packages/ui/src/type.ts',
    "import { A } from './a.ts';\n\nexport const planted = (value: A) => value;\n",
  ],
  [
    'useImportExtensions',
    'packages/ui/src/extension.ts',
    "import { a } from './a';\n\nexport const planted = a;\n",
  ],
  ['noUndeclaredDependencies', 'packages/ui/src/undeclared.ts', "import 'hono';\n"],
  [
    'noImportCycles',
    'packages/ui/src/egg.ts',
    "import { hen } from './hen.ts';\n\nexport const egg = () => hen;\n",
  ],
  ['noDefaultExport', 'packages/ui/src/default.ts', 'export default 1;\n'],
  ['noReExportAll', 'packages/ui/src/all.ts', "export * from './a.ts';\n"],
  ['noConsole', 'packages/ui/src/console.ts', "console.log('planted');\n"],
  [
    'noFloatingPromises',
    'packages/ui/src/floating.ts',
    'const wait = async () => {\n  await Promise.resolve();\n};\nwait();\n',
  ],
  ['useFilenamingConvention', 'packages/ui/src/camelCase.ts', 'export const planted = 1;\n'],
  [
    'noSkippedTests',
    'packages/ui/src/skipped.test.ts',
    "import { test } from 'vitest';\n\ntest.skip('planted', () => {});\n",
  ],
  [
    'noFocusedTests',
    'packages/ui/src/focused.test.ts',
    "import { test } from 'vitest';\n\ntest.only('planted', () => {});\n",
  ],
  [
    'useHookAtTopLevel',
    'packages/ui/src/Hook.tsx',
    `import { useState } from 'react';\n\n${component('if (Math.random() > 1) {\n    useState(1);\n  }\n  return null;')}`,
  ],
  [
    'useExhaustiveDependencies',
    'packages/ui/src/Effect.tsx',
    `import { useEffect } from 'react';\n\nexport function Planted({ value }: { value: string }) {\n  useEffect(() => {\n    document.title = value;\n  }, []);\n  return null;\n}\n`,
  ],
  ['useAltText', 'packages/ui/src/Image.tsx', component('return <img src="/planted.png" />;')],
  ['useButtonType', 'packages/ui/src/Button.tsx', component('return <button>Planted</button>;')],
  [
    'useKeyWithClickEvents',
    'packages/ui/src/Click.tsx',
    component('return <div onClick={() => {}}>Planted</div>;'),
  ],
];

const allowed: Readonly<Record<string, string>> = {
  'packages/ui/src/a.ts': 'export const a = 1;\nexport type A = typeof a;\n',
  'packages/ui/src/b.ts': 'export const b = 1;\n',
  'packages/ui/src/logical.css.ts': style("textAlign: 'start', content: 'leftover'"),
  'packages/ui/src/symmetric.css.ts': style("margin: '1px 2px', borderRadius: 'min(1px, 2px)'"),
  'packages/ui/src/LogicalInline.tsx': `export function Logical({ to }: { to: (place: { left: number }) => void }) {
  return (
    <button type="button" onClick={() => to({ left: 4 })} style={{ marginInlineStart: 4 }}>
      Planted
    </button>
  );
}
`,
  'packages/storefront/src/paths.ts': address("'/kids'"),
  'packages/storefront/src/page.test.ts': address("'/cinema'"),
  'packages/storefront/src/no-page.ts': address(
    "['/api/v1', '/healthz', '/media/*', '/icon.svg', '/i18n/fa/shell.json']",
  ),
  'packages/storefront/src/slash.ts': address("(path: string) => path.split('/')"),
  'packages/storefront/src/cookie.ts': address("{ path: '/', maxAge: 60 }"),
  'packages/storefront/src/Shown.tsx': `import { type Card, Name, nameOf, namePhrase, PosterCard, ServerText, t } from './shown.ts';

export function Shown({ card }: { card: Card }) {
  return (
    <section>
      {card.summary_fa ? <Name of={card} /> : null}
      <ServerText>{nameOf(card)}</ServerText>
      {t('watch', { name: nameOf(card) })}
      <PosterCard title={namePhrase(card)} />
    </section>
  );
}
`,
  'packages/ui/src/reasoned.css.ts':
    'export const reasoned = {\n  // biome-ignore lint/plugin: the film runs left to right in every language\n  left: 0,\n};\n',
};

describe('the linter', () => {
  let fixture: Fixture;
  let found: readonly string[];

  beforeAll(() => {
    fixture = makeFixture();
    fixture.copy('biome.json', 'scripts/lint', '.gitignore', 'packages/ui/package.json');
    for (const [file, text] of Object.entries(allowed)) fixture.write(file, text);
    fixture.write(
      'packages/ui/src/hen.ts',
      "import { egg } from './egg.ts';\n\nexport const hen = () => egg;\n",
    );
    for (const [, file, text] of mistakes) fixture.write(file, text);
    found = lintFindings(fixture);
  });
  afterAll(() => fixture[Symbol.dispose]());

  test.each(mistakes)('finds %s in %s', (rule, file) => {
    expect(found).toContain(`${rule} ${file}`);
  });

  test.each(Object.keys(allowed))('finds nothing in %s', (file) => {
    expect(found.filter((line) => line.endsWith(` ${file}`))).toEqual([]);
  });
});

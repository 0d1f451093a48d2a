import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Fixture, lintFindings, makeFixture, root } from './fixture.ts';

const importOf = (name: string, source: string) =>
  `import { ${name} } from '${source}';\n\nexport const planted = ${name};\n`;
const hook = (body: string) => `export function usePlanted() {\n  ${body}\n}\n`;

/** The old form of each pattern of the storefront, in a file where it is planted. */
const oldForms: Readonly<Record<string, string>> = {
  'internal-router.ts': importOf('UNSAFE_createRouter', 'react-router'),
  'own-translation.ts': importOf('useTranslation', './use-translation.ts'),
  'second-translation.ts': hook("const { t: shell } = useTranslation();\n  return shell('close');"),
  'open-modal.tsx': importOf('useOpenModal', './app/modals/use-modal.ts'),
  'modal-check.tsx': importOf('hasModal', './app/modals/has-modal.ts'),
  'features/Question.tsx': importOf('Dialog', '@parde/ui'),
  'page-check.tsx': importOf('hasPage', './app/page/operations.ts'),
  'content-page-check.tsx': importOf('hasContentPage', './app/page/operations.ts'),
  'enabled.ts': hook("return useQuery({ ...ask(api), enabled: hasOperation(page, 'getUser') });"),
  'listeners.ts': 'export const planted = new Set<() => void>();\n',
  'subscription.ts': importOf('useSyncExternalStore', 'react'),
  'pages/titles/movie.tsx': importOf('definePage', '../../app/page/define-page.ts'),
  'features/Trailer.tsx': importOf('Player', '@parde/player'),
};

const allowed: Readonly<Record<string, string>> = {
  'translation.ts': importOf('useTranslation', 'react-i18next'),
  'one-translation.ts': hook(
    "const { t } = useTranslation(['title', 'shell']);\n  return t('shell:close');",
  ),
  'app/modals/ModalDialog.tsx': importOf('Dialog', '@parde/ui'),
  'app/hooks/use-now.ts': importOf('useSyncExternalStore', 'react'),
  'titles/player/TitlePlayer.tsx': importOf('Player', '@parde/player'),
};

const storefront = 'packages/storefront/src';

describe('one pattern per concern', () => {
  let fixture: Fixture;
  let found: readonly string[];

  beforeAll(() => {
    fixture = makeFixture();
    fixture.copy('biome.json', 'scripts/lint', '.gitignore');
    for (const [file, text] of Object.entries({ ...oldForms, ...allowed })) {
      fixture.write(`${storefront}/${file}`, text);
    }
    found = lintFindings(fixture);
  });
  afterAll(() => fixture[Symbol.dispose]());

  test.each(Object.keys(oldForms))('the old form in %s is an error', (file) => {
    expect(found).toContain(`plugin ${storefront}/${file}`);
  });

  test.each(Object.keys(allowed))('the linter accepts the form in %s', (file) => {
    expect(found).not.toContain(`plugin ${storefront}/${file}`);
  });
});

/** A component rarely asks for an operation itself, because addresses, modals and queries know the server. */
test('at most 30 files ask whether the server has an operation', () => {
  const files = globSync(`${storefront}/**/*.{ts,tsx}`, { cwd: root }).filter(
    (file) =>
      !/\.test\.|\/test-support\/|\/app\/page\/operations\.ts$/.test(file) &&
      /(?<!\.)\bhasOperation\(/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(files.length, files.sort().join('\n')).toBeLessThanOrEqual(30);
});

/** Folders whose files are items of one kind: scenes, icons, namespaces, stories, and programs of a package entry. */
const sets =
  /\/demo-art\/src\/scenes$|\/components\/icons$|\/i18n\/(?:fa|en)$|\/data\/stories$|\/consumer\/programs$/;

test('no other folder has more than 25 files', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
  const counts = new Map<string, number>();
  for (const folder of files.map((file) => dirname(file))) {
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const large = [...counts].filter(([folder, count]) => count > 25 && !sets.test(folder));
  expect(large).toEqual([]);
});

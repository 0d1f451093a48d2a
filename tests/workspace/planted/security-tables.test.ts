import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../src/fixture.ts';

/* This test is separate from the tests of the other documents, because a change of any test may break it. */

const text = readFileSync(join(root, 'docs/security.md'), 'utf8');
const [, asvs = ''] = text.split('\n## ASVS');

/** The rows of the tables: requirement, status, how, tests. */
const rows = Array.from(
  asvs.matchAll(/^\| (.+?) +\| (.+?) +\| (.+?) +\| (.*?) *\|$/gm),
  ([, requirement = '', status = '', , tests = '']) => ({ requirement, status, tests }),
).filter(({ status }) => !/^(?:Status|-+)$/.test(status));

test('docs/security.md has each requirement once', () => {
  const ids = rows.flatMap(({ requirement }) => requirement.match(/\d+\.\d+\.\d+/g) ?? []);
  expect(ids.length).toBeGreaterThan(100);
  expect(new Set(ids).size).toBe(ids.length);
});

test('docs/security.md names tests and documents that exist', () => {
  const problems = rows.flatMap((row) =>
    problemsOf(row).map((problem) => `${row.requirement}: ${problem}`),
  );
  expect(problems).toEqual([]);
});

function problemsOf({ status, tests }: (typeof rows)[number]): string[] {
  const links = Array.from(tests.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g));
  return [
    ...(['yes', 'API', 'operator', 'open'].includes(status) ? [] : [`${status} is no status`]),
    ...(links.length > 0 || status === 'open' ? [] : ['it names no test and no document']),
    ...links.flatMap(([, title = '', path = '']) => linkProblems(title, path)),
  ];
}

function linkProblems(title: string, path: string): string[] {
  if (path.startsWith('#')) return [];
  const file = join(root, 'docs', path);
  if (!existsSync(file)) return [`${path} is not there`];
  if (!/\.(?:test|spec)\.tsx?$/.test(path)) return [];
  // The title of an end-to-end test may be followed by its tags.
  const titles = [`'${title}'`, `\`${title}\``, `'${title} @`];
  const source = readFileSync(file, 'utf8');
  return titles.some((each) => source.includes(each)) ? [] : [`${path} has no “${title}”`];
}

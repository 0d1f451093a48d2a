import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../src/fixture.ts';

const text = readFileSync(join(root, 'docs/security.md'), 'utf8');
const [, afterHeading = ''] = text.split('\n## Threats\n');
const [threats = ''] = afterHeading.split('\n## ');

/** The rows of the tables: threat, defence, where, tests. */
const rows = Array.from(
  threats.matchAll(/^\| (.+?) +\| (.+?) +\| (.+?) +\| (.+?) +\|$/gm),
  ([, threat = '', , , tests = '']) => ({ threat, tests }),
).filter(({ threat }) => !/^(?:Threat|-+)$/.test(threat));

test('docs/security.md names each threat once', () => {
  expect(rows.length).toBeGreaterThan(30);
  expect(new Set(rows.map(({ threat }) => threat)).size).toBe(rows.length);
});

test('docs/security.md names tests that exist', () => {
  const problems = rows.flatMap(({ threat, tests }) => {
    const paths = Array.from(tests.matchAll(/\]\(([^)]+)\)/g), ([, path = '']) => path);
    if (paths.length === 0) return [`${threat}: it names no test`];
    return paths
      .filter((path) => !existsSync(join(root, 'docs', path)))
      .map((path) => `${threat}: ${path} does not exist`);
  });
  expect(problems).toEqual([]);
});

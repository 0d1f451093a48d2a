import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { routeTable } from '../../route-table.ts';
import { type Saying, sayings } from '../../test-support/said-words.ts';
import { namespaces } from './words.ts';

type Tree = { readonly [key: string]: string | Tree };

/** i18next looks for `daysLeft` under these names. */
const plural = /_(?:zero|one|two|few|many|other)$/;

function keysIn(tree: Tree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [prefix + key.replace(plural, '')]
      : keysIn(value, `${prefix}${key}.`),
  );
}

function keysOf(namespace: string): string[] {
  const tree: Tree = JSON.parse(
    readFileSync(join(import.meta.dirname, `fa/${namespace}.json`), 'utf8'),
  );
  return [...new Set(keysIn(tree))];
}

/** The words that nobody says. */
function unsaid(keys: readonly string[], said: readonly string[]): string[] {
  return keys.filter((key) => !said.includes(key));
}

describe('the words', { timeout: 180_000 }, () => {
  let all: Saying[];
  beforeAll(() => {
    all = sayings(join(import.meta.dirname, '../../..'));
  }, 180_000);

  /** The names of pages are said by the table: who says one there may say any. */
  const saidIn = (namespace: string): string[] =>
    namespace === 'pages'
      ? routeTable.flatMap(({ name }) => (name === undefined ? [] : [name]))
      : all.filter((saying) => saying.namespace === namespace).flatMap(({ keys }) => keys);

  it('are found in the code: every call says which', () => {
    expect(all.length).toBeGreaterThan(50);
    const vague = all.filter(({ keys }) => keys.length === 0);
    expect(vague.map(({ place }) => place)).toEqual([]);
  });

  it.each(namespaces)('of %s are all said by somebody', (namespace) => {
    expect(unsaid(keysOf(namespace), saidIn(namespace))).toEqual([]);
  });

  it.each(namespaces)('of %s would be missed if nobody said them', (namespace) => {
    expect(unsaid([...keysOf(namespace), 'planted'], saidIn(namespace))).toEqual(['planted']);
  });

  it('are not said by a call that could say all of them, or none could be missed', () => {
    const greedy = all.filter(
      ({ namespace, keys }) => namespace !== 'pages' && keys.length >= keysOf(namespace).length,
    );
    expect(greedy.map(({ place }) => place)).toEqual([]);
  });
});

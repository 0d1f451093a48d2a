import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { findMessageUses, type MessageUse } from '../../test-support/used-messages.ts';
import { namespaces } from './messages.ts';

type Tree = { readonly [key: string]: string | Tree };

/** i18next looks up `daysLeft` as `daysLeft_one`, `daysLeft_other` and so on. */
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

function findUnused(keys: readonly string[], used: readonly string[]): string[] {
  return keys.filter((key) => !used.includes(key));
}

describe('the messages', { timeout: 180_000 }, () => {
  let uses: MessageUse[];
  beforeAll(() => {
    uses = findMessageUses(join(import.meta.dirname, '../../..'));
  }, 180_000);

  const usedKeys = (namespace: string): string[] =>
    uses.filter((use) => use.namespace === namespace).flatMap(({ keys }) => keys);

  it('have literal keys in every call', () => {
    expect(uses.length).toBeGreaterThan(50);
    const dynamic = uses.filter(({ keys }) => keys.length === 0);
    expect(dynamic.map(({ location }) => location)).toEqual([]);
  });

  it.each(namespaces)('of %s are all used', (namespace) => {
    expect(findUnused(keysOf(namespace), usedKeys(namespace))).toEqual([]);
  });

  it.each(namespaces)('of %s are reported if unused', (namespace) => {
    expect(findUnused([...keysOf(namespace), 'planted'], usedKeys(namespace))).toEqual(['planted']);
  });

  it('have no call that may use every key, because it would hide unused keys', () => {
    const usesAll = uses.filter(({ namespace, keys }) => keys.length >= keysOf(namespace).length);
    expect(usesAll.map(({ location }) => location)).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import readme from '../README.md?raw';
import * as rules from './index.ts';

it('names every export once in its table, and nothing else', () => {
  const rows = readme.split('\n').filter((line) => line.startsWith('| '));
  const named = rows.flatMap((row) => Array.from(row.matchAll(/`(\w+)`/g), ([, name]) => name));
  expect(named.toSorted()).toEqual(Object.keys(rules).toSorted());
});

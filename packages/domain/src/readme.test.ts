import { expect, it } from 'vitest';
import readme from '../README.md?raw';
import * as rules from './index.ts';

it('the table of the README names every export exactly once, and nothing else', () => {
  const rows = readme.split('\n').filter((line) => line.startsWith('| '));
  const named = rows.flatMap((row) => Array.from(row.matchAll(/`(\w+)`/g), ([, name]) => name));
  expect(named.toSorted()).toEqual(Object.keys(rules).toSorted());
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { operations } from '../operations.ts';
import { createAnswerReader } from './answer-reader.ts';
import { essentialFields } from './essential-fields.ts';

it('names the fields without which an answer cannot be read', () => {
  expect(essentialFields('login')).toEqual(['/token']);
  expect(essentialFields('getGenres')).toEqual(['/*']);
  expect(essentialFields('buyPlan')).toEqual([
    '/data/status',
    '/data/tracking_code',
    '/data/pay_url',
  ]);
  expect(essentialFields('getPlans')).toEqual(['/data/*/name_fa', '/data/*/toman']);
});

it('a reader names all of an object’s missing essential fields at once', () => {
  const { problem } = createAnswerReader()('buyPlan', { data: {} });
  expect(problem).toBe(
    essentialFields('buyPlan')
      .map((field) => `nothing for a field at ${field}`)
      .join('; '),
  );
});

it('the README of conformance lists essential fields', () => {
  const guide = readFileSync(new URL('../../../conformance/README.md', import.meta.url), 'utf8');
  const rows = operations.flatMap(({ operationId: id }) => {
    const row = new RegExp(`^\\| \`${id}\` +\\|(.*)\\|$`, 'm').exec(guide)?.[1];
    return row === undefined
      ? []
      : [{ id, listed: [...row.matchAll(/`([^`]+)`/g)].map(([, field = '']) => field) }];
  });
  expect(rows).toHaveLength(7);
  for (const { id, listed } of rows) {
    const fields = essentialFields(id);
    const names = listed.map((field) => field.replace('…', '/data/downloads/*'));
    expect(fields).toEqual(expect.arrayContaining(names));
    expect(names).toEqual(expect.arrayContaining(fields.filter((field) => !field.includes('*'))));
  }
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { OperationId } from '../operation.ts';
import { operations } from '../operations.ts';
import { createAnswerReader } from './answer-reader.ts';
import { essentialFields } from './essential-fields.ts';
import { unknownFields } from './unknown-fields.ts';

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

/** Returns the operations and fields of a table in conformance's README. `…` repeats the path of the field before. */
function tableBelow(heading: string) {
  const guide = readFileSync(new URL('../../../conformance/README.md', import.meta.url), 'utf8');
  const section = guide.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const namesIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  return [...section.matchAll(/^\| (`[^|]+)\|([^|]+)\|/gm)].flatMap(([, cell, fields]) => {
    let path = '';
    const listed = namesIn(fields).map((field) => {
      if (!field.startsWith('…')) path = field.slice(0, field.lastIndexOf('/'));
      return field.replace('…', path);
    });
    return operations
      .filter(({ operationId }) => namesIn(cell).includes(operationId))
      .map(({ operationId: id }) => ({ id, listed }));
  });
}

it('the README of conformance lists essential fields', () => {
  const rows = tableBelow('Essential fields');
  expect(rows).toHaveLength(7);
  for (const { id, listed } of rows) {
    const fields = essentialFields(id);
    expect(fields).toEqual(expect.arrayContaining(listed));
    expect(listed).toEqual(expect.arrayContaining(fields.filter((field) => !field.includes('*'))));
  }
});

it('the README of conformance lists optional fields that the contract has', () => {
  const withField = (id: OperationId, path: string): unknown =>
    path.split('/').reduceRight<unknown>((value, step) => {
      if (step === '') return value;
      if (step !== '*') return { [step]: value };
      return id === 'getPlans' ? { m1: value } : [value];
    }, {});
  const rows = tableBelow('Fields that viewers notice');
  expect(rows).toHaveLength(8);
  for (const { id, listed } of rows) {
    for (const field of listed) {
      expect(essentialFields(id)).not.toContain(field);
      expect(unknownFields(id, withField(id, field))).toEqual([]);
      expect(unknownFields(id, withField(id, `${field}x`))).toEqual([`${field}x`]);
    }
  }
});

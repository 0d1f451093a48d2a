import { expect, it } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { createSheet, ezafe, headline, indefinite } from './template.ts';

it.each([
  ['خانه', 'خانهٔ'],
  ['سایه', 'سایهٔ'],
  ['ماه', 'ماه'],
  ['کوه', 'کوه'],
  ['صدا', 'صدای'],
  ['رادیو', 'رادیوی'],
  ['قصه‌گو', 'قصه‌گوی'],
  ['باغ', 'باغ'],
  ['کشتی', 'کشتی'],
])('before a genitive «%s» is «%s»', (word, written) => {
  expect(ezafe(word)).toBe(written);
});

it.each([
  ['خطاط', 'خطاطی'],
  ['نویسنده', 'نویسنده‌ای'],
  ['ماه', 'ماهی'],
  ['نانوا', 'یک نانوا'],
  ['قاضی', 'یک قاضی'],
])('one «%s» that is not known yet is «%s»', (word, written) => {
  expect(indefinite(word)).toBe(written);
});

it('fills both languages with the same words, and a second slot with another', () => {
  const words = {
    city: [
      ['یزد', 'Yazd'],
      ['رشت', 'Rasht'],
    ],
    job: [['معمار', 'architect']],
  } as const;
  const { fill } = createSheet(seededRandom('a'), words);
  const [fa, en] = fill(['{job^} از {city} به {city2}', '{a job} goes from {city} to {city2}']);
  expect([fa, en]).toEqual(
    fa.includes('از یزد')
      ? ['معماری از یزد به رشت', 'An architect goes from Yazd to Rasht']
      : ['معماری از رشت به یزد', 'An architect goes from Rasht to Yazd'],
  );
  expect(() => fill(['{hero}', ''])).toThrow('{hero}');
});

it('writes a name as English titles are written', () => {
  expect(headline('the last train to the sea')).toBe('The Last Train to the Sea');
});

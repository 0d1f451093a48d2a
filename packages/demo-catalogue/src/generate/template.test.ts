import { expect, it } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { createSheet, ezafe, headline, indefinite, slotsOf } from './template.ts';

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
])('writes «%s» before a genitive as «%s»', (word, written) => {
  expect(ezafe(word)).toBe(written);
});

it.each([
  ['خطاط', 'خطاطی'],
  ['نویسنده', 'نویسنده‌ای'],
  ['ماه', 'ماهی'],
  ['نانوا', 'یک نانوا'],
  ['قاضی', 'یک قاضی'],
])('writes the indefinite form of «%s» as «%s»', (word, written) => {
  expect(indefinite(word)).toBe(written);
});

it('fills both languages with the same words, and a second slot with a different word', () => {
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

it.each([
  ['پدر', 'پدرشان'],
  ['خاله', 'خاله‌شان'],
  ['دایی', 'دایی‌شان'],
  ['عمو', 'عمویشان'],
])('writes the «%s» of several people as «%s»', (word, written) => {
  const { fill } = createSheet(seededRandom('a'), { kin: [[word, '']] });
  expect(fill(['{kin+}', ''])[0]).toBe(written);
});

it.each([
  ['سفالگر', 'سفالگرهای یزد'],
  ['نانوا', 'نانواهای یزد'],
  ['نقال', 'نقال‌های یزد'],
  ['نویسنده', 'نویسنده‌های یزد'],
])('writes no half-space after a letter that does not join: «%s», «%s»', (word, written) => {
  const { fill } = createSheet(seededRandom('a'), { craft: [[word, '']] });
  expect(fill(['{craft}‌های یزد', ''])[0]).toBe(written);
});

it('removes a doubled article', () => {
  const { fill } = createSheet(seededRandom('a'), { land: [['', 'the Lut desert']] });
  expect(fill(['', 'the {land} signal'])[1]).toBe('The Lut desert signal');
});

it('lists the slots of a template', () => {
  expect(slotsOf('{hero} و {his} {kin!} در {city2}، {a job}؛ {hero}')).toEqual([
    'hero',
    'kin',
    'city2',
    'job',
  ]);
});

it('capitalises a name in English title case', () => {
  expect(headline('the last train to the sea')).toBe('The Last Train to the Sea');
});
